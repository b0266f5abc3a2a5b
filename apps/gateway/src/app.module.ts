import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { MessagingModule } from '@tedarik/messaging';
import { ArtController } from './art/art.controller.js';
import { AssetStore } from './assets/asset-store.js';
import { AssetsController } from './assets/assets.controller.js';
import { GATEWAY_CONFIG, type GatewayConfig } from './config.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { BusinessListQuery } from './graphql/business-list/business-list.query.js';
import { GraphqlController } from './graphql/graphql.controller.js';
import { graphqlOptions } from './graphql/graphql.options.js';
import { GraphqlRunner } from './graphql/graphql-runner.js';
import { KnownOperations } from './graphql/known-operations.js';
import { RESOLVERS } from './graphql/resolvers.js';
import { PageCache } from './page-cache/page-cache.js';
import { PagePurges } from './page-cache/page-purges.js';
import { KeptPagesFirst } from './pages/kept-pages-first.js';
import { PageMetrics } from './pages/page-metrics.js';
import { PageRenderer } from './pages/page-renderer.js';
import { PagesController } from './pages/pages.controller.js';
import { WebBundle } from './pages/web-bundle.js';
import { ReferenceTablesService } from './reference-tables/reference-tables.service.js';
import { BusinessSearch } from './search/business-search.js';
import { SearchEngine } from './search/search-engine.js';
import { RobotsController } from './seo/robots.controller.js';

@Module({})
class AppModule {}

/** The only door: GraphQL for browsers, pages drawn on the server, and the files they need. */
export const appModule = (config: GatewayConfig, web: WebBundle): DynamicModule => ({
  module: AppModule,
  imports: [
    MessagingModule.forRoot({ name: 'gateway', servers: config.NATS_URL }),
    GraphQLModule.forRoot(graphqlOptions(config)),
  ],
  controllers: [GraphqlController, ArtController, AssetsController, RobotsController, PagesController],
  providers: [
    { provide: GATEWAY_CONFIG, useValue: config },
    { provide: WebBundle, useValue: web },
    { provide: PageCache, useFactory: () => new PageCache(config.PAGE_CACHE_BYTES) },
    { provide: APP_FILTER, useClass: ProblemFilter },
    ReferenceTablesService,
    SearchEngine,
    BusinessSearch,
    BusinessListQuery,
    KnownOperations,
    GraphqlRunner,
    ...RESOLVERS,
    AssetStore,
    PagePurges,
    PageRenderer,
    PageMetrics,
    KeptPagesFirst,
  ],
});
