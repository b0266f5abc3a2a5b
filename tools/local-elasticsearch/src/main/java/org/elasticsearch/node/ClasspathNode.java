package org.elasticsearch.node; // NodeConstruction and NodeServiceProvider are package-private

import java.util.List;
import org.elasticsearch.env.Environment;
import org.elasticsearch.plugins.ClasspathPluginsService;
import org.elasticsearch.plugins.Plugin;
import org.elasticsearch.plugins.PluginsLoader;
import org.elasticsearch.plugins.PluginsService;

/** A node whose plugins are ordinary classes on the class path. */
public final class ClasspathNode extends Node {
    public ClasspathNode(Environment environment, List<Class<? extends Plugin>> plugins) {
        super(NodeConstruction.prepareConstruction(environment, null, new NodeServiceProvider() {
            @Override
            PluginsService newPluginService(Environment env, PluginsLoader unused) {
                return new ClasspathPluginsService(env.settings(), env.configDir(), plugins);
            }
        }, true));
    }
}
