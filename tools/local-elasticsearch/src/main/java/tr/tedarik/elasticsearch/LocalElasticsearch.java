package tr.tedarik.elasticsearch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.elasticsearch.common.logging.LogConfigurator;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.node.ClasspathNode;
import org.elasticsearch.node.InternalSettingsPreparer;
import org.elasticsearch.node.Node;
import org.elasticsearch.transport.netty4.Netty4Plugin;

/** Starts the real Elasticsearch as one loopback node: java -cp 'lib/*' tr.tedarik.elasticsearch.LocalElasticsearch HOME PORT */
public final class LocalElasticsearch {
    private static final String NAME = "local";
    private static final int CLOSE_SECONDS = 20;

    private LocalElasticsearch() {}

    public static void main(String[] args) throws Exception {
        Path home = Path.of(args[0]).toAbsolutePath();
        Node node = new ClasspathNode(
            InternalSettingsPreparer.prepareEnvironment(settings(home, args[1]), Map.of(), home.resolve("config"), () -> NAME),
            List.of(Netty4Plugin.class, TurkishAnalysis.class, RootEndpoint.class));
        var closed = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> close(node, closed), "close"));
        node.start();
        System.out.println("started on port " + args[1]);
        closed.await();
    }

    private static Settings settings(Path home, String port) throws IOException {
        for (String folder : List.of("config", "data", "logs", "modules", "plugins", "lib", "tmp")) {
            Files.createDirectories(home.resolve(folder));
        }
        System.setProperty("es.path.home", home.toString());
        Settings settings = Settings.builder()
            .put("path.home", home)
            .put("path.data", home.resolve("data"))
            .put("path.logs", home.resolve("logs"))
            .put("cluster.name", NAME)
            .put("node.name", NAME)
            .put("discovery.type", "single-node")
            .put("network.host", "127.0.0.1")
            .put("http.port", port)
            .put("transport.port", "0")
            .put("transport.type", "netty4")
            .put("http.type", "netty4")
            .put("node.processors", 2)
            .put("cluster.routing.allocation.disk.threshold_enabled", false)
            .put("logger.level", "WARN")
            .build();
        LogConfigurator.registerErrorListener();
        LogConfigurator.configureWithoutConfig(settings);
        LogConfigurator.configureESLogging();
        return settings;
    }

    private static void close(Node node, CountDownLatch closed) {
        try {
            node.prepareForClose();
            node.close();
            node.awaitClose(CLOSE_SECONDS, TimeUnit.SECONDS);
        } catch (IOException | InterruptedException error) {
            error.printStackTrace();
        } finally {
            closed.countDown();
        }
    }
}
