package tr.tedarik.elasticsearch;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.elasticsearch.Build;
import org.elasticsearch.client.internal.node.NodeClient;
import org.elasticsearch.cluster.node.DiscoveryNodes;
import org.elasticsearch.features.NodeFeature;
import org.elasticsearch.index.IndexVersion;
import org.elasticsearch.plugins.ActionPlugin;
import org.elasticsearch.plugins.Plugin;
import org.elasticsearch.rest.RestChannel;
import org.elasticsearch.rest.RestHandler;
import org.elasticsearch.rest.RestRequest;
import org.elasticsearch.rest.RestResponse;
import org.elasticsearch.rest.RestStatus;

/** GET and HEAD of "/", which clients request first. Elasticsearch's own module for it is not on Maven Central. */
public final class RootEndpoint extends Plugin implements ActionPlugin {

    @Override
    public Collection<RestHandler> getRestHandlers(
        RestHandlersServices services, Supplier<DiscoveryNodes> nodes, Predicate<NodeFeature> features) {
        return List.of(new RestHandler() {
            @Override
            public List<Route> routes() {
                return List.of(new Route(RestRequest.Method.GET, "/"), new Route(RestRequest.Method.HEAD, "/"));
            }

            @Override
            public void handleRequest(RestRequest request, RestChannel channel, NodeClient client) throws IOException {
                channel.sendResponse(describe(channel));
            }
        });
    }

    private static RestResponse describe(RestChannel channel) throws IOException {
        Build build = Build.current();
        return new RestResponse(RestStatus.OK, channel.newBuilder().startObject()
            .field("name", "local")
            .field("cluster_name", "local")
            .field("cluster_uuid", "local")
            .startObject("version")
            .field("number", build.qualifiedVersion())
            .field("build_flavor", build.flavor())
            .field("build_type", build.type().displayName())
            .field("build_hash", build.hash())
            .field("build_date", build.date())
            .field("build_snapshot", build.isSnapshot())
            .field("lucene_version", IndexVersion.current().luceneVersion().toString())
            .field("minimum_wire_compatibility_version", build.minWireCompatVersion())
            .field("minimum_index_compatibility_version", build.minIndexCompatVersion())
            .endObject()
            .field("tagline", "You Know, for Search")
            .endObject());
    }
}
