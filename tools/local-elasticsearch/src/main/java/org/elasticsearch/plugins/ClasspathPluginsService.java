package org.elasticsearch.plugins; // LoadedPlugin and loadPlugin() are package-private

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.elasticsearch.Build;
import org.elasticsearch.action.admin.cluster.node.info.PluginsAndModules;
import org.elasticsearch.common.settings.Settings;

/** Loads plugins from the class path instead of from modules/ and plugins/. */
public final class ClasspathPluginsService extends PluginsService {
    private final List<LoadedPlugin> loaded = new ArrayList<>();

    public ClasspathPluginsService(Settings settings, Path config, List<Class<? extends Plugin>> classes) {
        // The overload with three arguments exports the server's module, which does not exist on a class path.
        super(settings, config, PluginsLoader.createPluginsLoader(Set.of(), Set.of(), Map.of(), false));
        for (Class<? extends Plugin> type : classes) {
            var descriptor = new PluginDescriptor(
                type.getSimpleName(), "class path plugin", "NA", Build.current().version(),
                Integer.toString(Runtime.version().feature()), type.getName(), null, List.of(),
                false, false, false, false, PluginDescriptor.DeploymentTarget.ALL);
            loaded.add(new LoadedPlugin(descriptor, loadPlugin(type, settings, config), type.getClassLoader()));
        }
    }

    @Override
    protected List<LoadedPlugin> plugins() {
        return loaded == null ? List.of() : loaded; // null while super() runs
    }

    @Override
    public PluginsAndModules info() {
        return new PluginsAndModules(List.of(), loaded.stream().map(LoadedPlugin::descriptor).toList());
    }
}
