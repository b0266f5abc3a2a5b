import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import { AuditStream, JetStream, MessagingModule } from '@tedarik/messaging';
import { Clock } from '@tedarik/service-kit';
import { ArtController } from './pictures/art.controller.js';
import { AssetStore } from './web-bundle/asset-store.js';
import { AssetsController } from './web-bundle/assets.controller.js';
import { BlogFeedController } from './blog/blog-feed.controller.js';
import { PostPreviews } from './blog/post-previews.js';
import { PostViewsController } from './blog/post-views.controller.js';
import { AuthController } from './auth/auth.controller.js';
import { MyData } from './auth/my-data.js';
import { PasswordStrategy } from './auth/password.strategy.js';
import { ConfirmationController } from './auth/confirmation.controller.js';
import { OwnSessionsController } from './auth/own-sessions.controller.js';
import { PasskeyChallenges } from './auth/passkey-challenges.js';
import { PasskeysController } from './auth/passkeys.controller.js';
import { Reauthentication } from './auth/reauthentication.js';
import { SecondFactorController } from './auth/second-factor.controller.js';
import { SignInAttempts } from './auth/sign-in-attempts.js';
import { AdministratorPasswordStrategy } from './auth/administrator-password.strategy.js';
import {
  AdministratorSessions,
  AdministratorSessionStore,
  UnfinishedSignIns,
} from './administrators/administrator-sessions.js';
import { CurrentAdministrator } from './administrators/current-administrator.js';
import { BackOfficeAuthController } from './auth/back-office-auth.controller.js';
import { Downloads } from './back-office/export/downloads.js';
import { ExportTexts } from './back-office/export/export-texts.js';
import { NamedRecords } from './audit/named-records.js';
import { ExportController } from './back-office/export/export.controller.js';
import { ExportedRows } from './back-office/export/exported-rows.js';
import { LiveChanges } from './back-office/live/live-changes.js';
import { LiveController } from './back-office/live/live.controller.js';
import { BackOfficeShell } from './back-office/back-office-shell.js';
import { BackOfficeController } from './back-office/back-office.controller.js';
import { BusinessExportController } from './business/business-export.controller.js';
import { ImportRowsController } from './imports/import-rows.controller.js';
import { ImportFilesController } from './imports/import-files.controller.js';
import { PictureUploadsController } from './back-office/picture-uploads.controller.js';
import { GATEWAY_CONFIG, type GatewayConfig } from './config.js';
import { ProblemFilter } from './errors/problem.filter.js';
import { BusinessListQuery } from './business-list/business-list.query.js';
import { GraphqlController } from './graphql/graphql.controller.js';
import { CachedQueriesController } from './pages/cached-queries.controller.js';
import { graphqlOptions } from './graphql/graphql.options.js';
import { GraphqlRunner } from './graphql/graphql-runner.js';
import { NeighboursQuery } from './neighbours/neighbours.query.js';
import { ProductListQuery } from './product-list/product-list.query.js';
import { OfferedProducts } from './product-list/offered-products.js';
import { SimilarProducts } from './product-page/similar-products.js';
import { KnownOperations } from './graphql/known-operations.js';
import { DailyGraphs } from './panel/daily-graphs.js';
import { PageActLog } from './figures/page-act-log.js';
import { PageActsController } from './figures/page-acts.controller.js';
import { SystemHealth } from './panel/system-health.js';
import { WaitingCounts } from './panel/waiting-counts.js';
import { PlacePageQuery } from './places/place-page.query.js';
import { SuggestionsQuery } from './suggestions/suggestions.query.js';
import { RESOLVERS, SCALARS } from './resolvers.js';
import { HoneypotCheck } from './limits/form-trap.js';
import { RateLimits } from './limits/rate-limits.js';
import { SearchLimit } from './search/search-limit.js';
import { RenderQueue } from './limits/render-queue.js';
import { AddressConcurrencyLimiter } from './limits/address-concurrency-limiter.js';
import { PageCache } from './page-cache/page-cache.js';
import { PagePurges } from './pages/page-purges.js';
import { CachedPageHandler } from './pages/cached-page-handler.js';
import { PageMetrics } from './pages/page-metrics.js';
import { PageRenderer } from './pages/page-renderer.js';
import { PagesController } from './pages/pages.controller.js';
import { WebBundle } from './web-bundle/web-bundle.js';
import { OpenedDocumentsController } from './documents/opened-documents.controller.js';
import { MediaUploads } from './uploads/media-uploads.js';
import { VisitorUploadsController } from './uploads/visitor-uploads.controller.js';
import { PictureLinks } from './pictures/picture-links.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { Uploads } from './pictures/uploads.js';
import { UploadsController } from './pictures/uploads.controller.js';
import { QuoteMailsController } from './quotes/quote-mails.controller.js';
import { RedisConnection } from './redis.js';
import { ReferenceTablesService } from './reference-tables/reference-tables.service.js';
import { BusinessSearch } from './search/business-search.js';
import { ListCountsCache } from './search/list-counts-cache.js';
import { OneClickStopController } from './saved-searches/one-click-stop.controller.js';
import { SearchClicksController } from './search/search-clicks.controller.js';
import { SearchEffects } from './search/search-effects.js';
import { SearchLog } from './search/search-log.js';
import { ProductSearch } from './search/product-search.js';
import { SearchEngine } from './search/search-engine.js';
import { RobotsController } from './seo/robots.controller.js';
import { SitemapCache } from './seo/sitemap/sitemap-cache.js';
import { SitemapController } from './seo/sitemap/sitemap.controller.js';
import { ProductFiles } from './seo/sitemap/product-files.js';
import { SitemapSource } from './seo/sitemap/sitemap-source.js';
import { SessionRevocation } from './auth/session-revocation.js';
import { ShareController } from './share/share.controller.js';
import { ShareFactsQuery } from './share/share-facts.js';
import { VisitorSessions, VisitorSessionStore } from './visitors/visitor-sessions.js';

@Module({})
class AppModule {}

/** The only service that browsers reach: GraphQL, server-rendered pages, and the files they need. */
export const appModule = (config: GatewayConfig, web: WebBundle): DynamicModule => ({
  module: AppModule,
  imports: [
    MessagingModule.forRoot({
      ...{ name: 'gateway', servers: config.NATS_URL },
      patienceMs: config.REQUESTS_WAIT_AT_LEAST_MS,
    }),
    GraphQLModule.forRoot(graphqlOptions(config)),
  ],
  controllers: [
    GraphqlController,
    CachedQueriesController,
    AuthController,
    BackOfficeAuthController,
    SecondFactorController,
    PasskeysController,
    OwnSessionsController,
    ConfirmationController,
    LiveController,
    ExportController,
    BusinessExportController,
    OpenedDocumentsController,
    BackOfficeController,
    PictureUploadsController,
    VisitorUploadsController,
    ImportFilesController,
    ImportRowsController,
    ArtController,
    AssetsController,
    PicturesController,
    UploadsController,
    RobotsController,
    SitemapController,
    BlogFeedController,
    PostViewsController,
    SearchClicksController,
    PageActsController,
    OneClickStopController,
    QuoteMailsController,
    ShareController,
    PagesController,
  ],
  providers: [
    { provide: GATEWAY_CONFIG, useValue: config },
    { provide: WebBundle, useValue: web },
    { provide: PageCache, useFactory: () => new PageCache(config.PAGE_CACHE_BYTES) },
    { provide: APP_FILTER, useClass: ProblemFilter },
    RedisConnection,
    RateLimits,
    PasskeyChallenges,
    Reauthentication,
    SearchLimit,
    AddressConcurrencyLimiter,
    RenderQueue,
    HoneypotCheck,
    VisitorSessionStore,
    VisitorSessions,
    SignInAttempts,
    PasswordStrategy,
    AdministratorSessionStore,
    AdministratorSessions,
    UnfinishedSignIns,
    SessionRevocation,
    CurrentAdministrator,
    AdministratorPasswordStrategy,
    BackOfficeShell,
    LiveChanges,
    ExportedRows,
    {
      provide: AuditStream,
      useFactory: (jetstream: JetStream, clock: Clock) => new AuditStream(jetstream, clock, 'gateway'),
      inject: [JetStream, Clock],
    },
    Downloads,
    ExportTexts,
    NamedRecords,
    MyData,
    ReferenceTablesService,
    SearchEngine,
    BusinessSearch,
    ListCountsCache,
    SearchLog,
    PageActLog,
    SearchEffects,
    BusinessListQuery,
    NeighboursQuery,
    ProductSearch,
    ProductListQuery,
    OfferedProducts,
    SimilarProducts,
    SuggestionsQuery,
    PlacePageQuery,
    KnownOperations,
    GraphqlRunner,
    PictureLinks,
    Uploads,
    MediaUploads,
    PostPreviews,
    WaitingCounts,
    DailyGraphs,
    SystemHealth,
    ...SCALARS,
    ...RESOLVERS,
    AssetStore,
    SitemapSource,
    SitemapCache,
    ProductFiles,
    ShareFactsQuery,
    PagePurges,
    PageRenderer,
    PageMetrics,
    CachedPageHandler,
  ],
});
