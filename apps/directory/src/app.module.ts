import { Module, type DynamicModule } from '@nestjs/common';
import { MessagingModule, DeadLettersModule } from '@tedarik/messaging';
import { AuditTrail, OUTBOX_MIGRATIONS, OutboxModule } from '@tedarik/outbox';
import { CommandLog, DatabaseModule, Erasure } from '@tedarik/service-kit';
import { BusinessListRepository } from './business/business-list.repository.js';
import { BusinessNames } from './business/business-names.repository.js';
import { BusinessReferences } from './business/business-references.js';
import { BusinessRepository } from './business/business.repository.js';
import { ManagedBusinessListRepository } from './business/managed-business-list.repository.js';
import { Removals } from './business/removals.js';
import { BusinessesController } from './businesses.controller.js';
import { CategoryUseRepository } from './category/category-use.repository.js';
import { CategoryRemoval } from './category/category-removal.js';
import { CategoryRepository } from './category/category.repository.js';
import { SoughtWords } from './category/sought-words.js';
import { CertificateRepository } from './certificate/certificate.repository.js';
import { StandingChanges } from './business/standing-changes.js';
import { UndoBusinessChangesHandler } from './commands/undo-business-changes.handler.js';
import { ChangeBusinessesHandler } from './commands/change-businesses.handler.js';
import { CreateBusinessHandler } from './commands/create-business.handler.js';
import { CreateCategoryHandler } from './commands/create-category.handler.js';
import { CreateCertificateHandler } from './commands/create-certificate.handler.js';
import { CreateProductHandler } from './commands/create-product.handler.js';
import { DeleteProductsHandler } from './commands/delete-products.handler.js';
import { RestoreCategoriesHandler } from './commands/restore-categories.handler.js';
import { RestoreDistrictsHandler } from './commands/restore-districts.handler.js';
import { RestoreCertificatesHandler } from './commands/restore-certificates.handler.js';
import { RestoreProductsHandler } from './commands/restore-products.handler.js';
import { CreateDistrictHandler } from './commands/create-district.handler.js';
import { DeleteCategoriesHandler } from './commands/delete-categories.handler.js';
import { DeleteCertificatesHandler } from './commands/delete-certificates.handler.js';
import { DeleteBusinessHandler } from './commands/delete-business.handler.js';
import { DeleteBusinessesHandler } from './commands/delete-businesses.handler.js';
import { DeleteDistrictsHandler } from './commands/delete-districts.handler.js';
import { DeleteSeoTextHandler } from './commands/delete-seo-text.handler.js';
import { EnsureCategoriesHandler } from './commands/ensure-categories.handler.js';
import { EnsureCertificatesHandler } from './commands/ensure-certificates.handler.js';
import { EnsureDistrictsHandler } from './commands/ensure-districts.handler.js';
import { ImportBusinessesHandler } from './commands/import-businesses.handler.js';
import { RestoreBusinessesHandler } from './commands/restore-businesses.handler.js';
import { SaveSeoTextHandler } from './commands/save-seo-text.handler.js';
import { UndoImportedBusinessesHandler } from './commands/undo-imported-businesses.handler.js';
import { UndoImportedCategoriesHandler } from './commands/undo-imported-categories.handler.js';
import { UndoImportedUpdatesHandler } from './commands/undo-imported-updates.handler.js';
import { UpdateBusinessHandler } from './commands/update-business.handler.js';
import { UpdateCategoryHandler } from './commands/update-category.handler.js';
import { UpdateCertificateHandler } from './commands/update-certificate.handler.js';
import { UpdateProductHandler } from './commands/update-product.handler.js';
import { UpdateDistrictHandler } from './commands/update-district.handler.js';
import { WriteSeoTextHandler } from './commands/write-seo-text.handler.js';
import type { DirectoryConfig } from './config.js';
import { CountChanges } from './counts/count-changes.js';
import { CountsKeeper } from './counts/counts-keeper.js';
import { CountsRepository } from './counts/counts.repository.js';
import { CurrentCounts } from './counts/current-counts.js';
import { PanelRepository } from './counts/panel.repository.js';
import { Recount } from './counts/recount.js';
import { DistrictRepository } from './district/district.repository.js';
import { ErasableRecords } from './erasure/erasable-records.js';
import { ErasableRepository } from './erasure/erasable.repository.js';
import { ImportBatch } from './import/import-batch.js';
import { ImportChunkRepository } from './import/import-chunk.repository.js';
import { OverwrittenRepository } from './import/overwritten.repository.js';
import { RecognizableBusinesses } from './import/recognizable-businesses.repository.js';
import { ManagedBusinessesController } from './managed-businesses.controller.js';
import { ManagedCategoriesController } from './managed-categories.controller.js';
import { ManagedCertificatesController } from './managed-certificates.controller.js';
import { ManagedProductsController } from './managed-products.controller.js';
import { ManagedDistrictsController } from './managed-districts.controller.js';
import { ManagedSeoTextsController } from './managed-seo-texts.controller.js';
import { COLLECTIONS_MIGRATION } from './migrations/001-collections.js';
import { PRODUCTS_MIGRATION } from './migrations/002-products.js';
import { PLACES_MIGRATION } from './migrations/003-places.js';
import { CERTIFICATES_MIGRATION } from './migrations/004-certificates.js';
import { MANAGED_PRODUCTS_MIGRATION } from './migrations/005-managed-products.js';
import { MANAGED_BUSINESSES_MIGRATION } from './migrations/006-managed-businesses.js';
import { PANEL_MIGRATION } from './migrations/007-panel.js';
import { REFERENCE_REVISIONS_MIGRATION } from './migrations/008-reference-revisions.js';
import { COUNT_CHANGES_MIGRATION } from './migrations/009-count-changes.js';
import { PLACE_KEYS_MIGRATION } from './migrations/010-place-keys.js';
import { ERASABLE_MIGRATION } from './migrations/011-erasable.js';
import { TAKEN_LINKS_MIGRATION } from './migrations/012-taken-links.js';
import { ERASABLE_TABLES_MIGRATION } from './migrations/013-erasable-tables.js';
import { HOLDS_MIGRATION } from './migrations/014-holds.js';
import { OVERWRITTEN_MIGRATION } from './migrations/015-overwritten.js';
import { TALLIES_MIGRATION } from './migrations/016-tallies.js';
import { PanelController } from './panel.controller.js';
import { Assortment } from './product/assortment.js';
import { CurrentOffers } from './product/current-offers.js';
import { ManagedProductListRepository } from './product/managed-product-list.repository.js';
import { ManagedProducts } from './product/managed-products.js';
import { ProductListRepository } from './product/product-list.repository.js';
import { ProductReferences } from './product/product-references.js';
import { ProductRepository } from './product/product.repository.js';
import { BusinessViews } from './queries/business-view.js';
import { ExportBusinessesQuery } from './queries/export-businesses.js';
import { FindBusinessSlugQuery } from './queries/find-business-slug.js';
import { GetBusinessBySlugQuery } from './queries/get-business-by-slug.js';
import { GetBusinessQuery } from './queries/get-business.js';
import { GetDeletionEffectsQuery } from './queries/get-deletion-effects.js';
import { GetDirectoryPanelQuery } from './queries/get-directory-panel.js';
import { GetManagedProductQuery } from './queries/get-managed-product.js';
import { GetDistrictDescriptionQuery } from './queries/get-district-description.js';
import { GetCategoryUseQuery } from './queries/get-category-use.js';
import { GetManagedSeoTextQuery } from './queries/get-managed-seo-text.js';
import { GetSeoTextQuery } from './queries/get-seo-text.js';
import { ListBusinessNamesQuery } from './queries/list-business-names.js';
import { ListBusinessSnapshotsQuery } from './queries/list-business-snapshots.js';
import { ListBusinessesByIdsQuery } from './queries/list-businesses-by-ids.js';
import { ListManagedBusinessesQuery } from './queries/list-managed-businesses.js';
import { ListManagedCategoriesQuery } from './queries/list-managed-categories.js';
import { ListManagedCertificatesQuery } from './queries/list-managed-certificates.js';
import { ListManagedProductsQuery } from './queries/list-managed-products.js';
import { ListManagedCitiesQuery } from './queries/list-managed-cities.js';
import { ListManagedDistrictsQuery } from './queries/list-managed-districts.js';
import { ListManagedSeoTextsQuery } from './queries/list-managed-seo-texts.js';
import { ListPublicAddressesQuery } from './queries/list-public-addresses.js';
import { ListBusinessesQuery } from './queries/list-businesses.js';
import { ListRecentBusinessesQuery } from './queries/list-recent-businesses.js';
import { ListProductSnapshotsQuery } from './queries/list-product-snapshots.js';
import { ListProductsQuery } from './queries/list-products.js';
import { ListSeoSubjectsQuery } from './queries/list-seo-subjects.js';
import { MatchBusinessesQuery } from './queries/match-businesses.js';
import { ReferenceTables } from './queries/reference-tables.js';
import { SuggestBusinessesQuery } from './queries/suggest-businesses.js';
import { ProductsController } from './products.controller.js';
import { OnRatingChanged } from './reactions/on-rating-changed.js';
import { RateBusiness } from './reactions/rate-business.js';
import { ReferenceController } from './reference.controller.js';
import { SeoSubjects } from './seo-text/seo-subjects.js';
import { SeoTextRemoval } from './seo-text/seo-text-removal.js';
import { SeoTextRepository } from './seo-text/seo-text.repository.js';
import { SeoTextsController } from './seo-texts.controller.js';
import { Renaming } from './slug/renaming.js';
import { SlugsRepository } from './slug/slugs.repository.js';
import { ReturnLinks } from './sweep/return-links.js';
import { RewrittenBusinesses } from './sweep/rewritten-businesses.js';
import { RewrittenProducts } from './sweep/rewritten-products.js';
import { SweepRepository } from './sweep/sweep.repository.js';
import { SweepBusinesses } from './sweep/sweep-businesses.js';
import { SweepProducts } from './sweep/sweep-products.js';
import { SweepStep } from './sweep/sweep-step.js';
import { TakenLinksRepository } from './sweep/taken-links.repository.js';
import { Holds } from './sweep/holds.js';
import { Sweeper } from './sweep/sweeper.js';
import { SweptBusinessesRepository } from './sweep/swept-businesses.repository.js';
import { SweptProductsRepository } from './sweep/swept-products.repository.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  ...OUTBOX_MIGRATIONS,
  COLLECTIONS_MIGRATION,
  PRODUCTS_MIGRATION,
  PLACES_MIGRATION,
  CERTIFICATES_MIGRATION,
  MANAGED_PRODUCTS_MIGRATION,
  MANAGED_BUSINESSES_MIGRATION,
  PANEL_MIGRATION,
  REFERENCE_REVISIONS_MIGRATION,
  COUNT_CHANGES_MIGRATION,
  PLACE_KEYS_MIGRATION,
  ERASABLE_MIGRATION,
  TAKEN_LINKS_MIGRATION,
  ERASABLE_TABLES_MIGRATION,
  HOLDS_MIGRATION,
  OVERWRITTEN_MIGRATION,
  TALLIES_MIGRATION,
];

const STORES = [
  BusinessRepository,
  BusinessListRepository,
  BusinessNames,
  SoughtWords,
  ManagedBusinessListRepository,
  CategoryRepository,
  CategoryRemoval,
  DistrictRepository,
  CertificateRepository,
  ProductRepository,
  ProductListRepository,
  ManagedProductListRepository,
  PanelRepository,
  SlugsRepository,
  SeoTextRepository,
  ImportChunkRepository,
  OverwrittenRepository,
  RecognizableBusinesses,
  CountsRepository,
  CountChanges,
  CurrentCounts,
  SweepRepository,
  TakenLinksRepository,
  SweptBusinessesRepository,
  SweptProductsRepository,
  ErasableRepository,
  ErasableRecords,
  CategoryUseRepository,
  CommandLog,
];
const COMMANDS = [
  CreateBusinessHandler,
  UpdateBusinessHandler,
  DeleteBusinessHandler,
  DeleteBusinessesHandler,
  ChangeBusinessesHandler,
  UndoBusinessChangesHandler,
  StandingChanges,
  RestoreBusinessesHandler,
  Removals,
  ImportBusinessesHandler,
  ImportBatch,
  UndoImportedBusinessesHandler,
  UndoImportedUpdatesHandler,
  UndoImportedCategoriesHandler,
  EnsureCategoriesHandler,
  EnsureDistrictsHandler,
  EnsureCertificatesHandler,
  SaveSeoTextHandler,
  DeleteSeoTextHandler,
  CreateCategoryHandler,
  UpdateCategoryHandler,
  DeleteCategoriesHandler,
  RestoreCategoriesHandler,
  CreateDistrictHandler,
  UpdateDistrictHandler,
  DeleteDistrictsHandler,
  RestoreDistrictsHandler,
  WriteSeoTextHandler,
  SeoTextRemoval,
  Renaming,
  CreateCertificateHandler,
  UpdateCertificateHandler,
  DeleteCertificatesHandler,
  RestoreCertificatesHandler,
  SeoSubjects,
  BusinessReferences,
  Assortment,
  AuditTrail,
  CurrentOffers,
  ProductReferences,
  ManagedProducts,
  CreateProductHandler,
  UpdateProductHandler,
  DeleteProductsHandler,
  RestoreProductsHandler,
  RateBusiness,
  CountsKeeper,
  Recount,
  Holds,
  Sweeper,
  SweepStep,
  SweepBusinesses,
  SweepProducts,
  ReturnLinks,
  RewrittenBusinesses,
  RewrittenProducts,
  Erasure.of(ErasableRecords),
];
const QUERIES = [
  GetBusinessBySlugQuery,
  FindBusinessSlugQuery,
  GetBusinessQuery,
  GetDeletionEffectsQuery,
  ListManagedBusinessesQuery,
  ExportBusinessesQuery,
  BusinessViews,
  ListBusinessesQuery,
  ListPublicAddressesQuery,
  ListBusinessesByIdsQuery,
  ListRecentBusinessesQuery,
  ListBusinessSnapshotsQuery,
  ListBusinessNamesQuery,
  ListProductsQuery,
  ListProductSnapshotsQuery,
  ReferenceTables,
  GetSeoTextQuery,
  ListManagedCertificatesQuery,
  ListManagedCategoriesQuery,
  GetCategoryUseQuery,
  GetDistrictDescriptionQuery,
  ListManagedDistrictsQuery,
  ListManagedCitiesQuery,
  ListManagedSeoTextsQuery,
  GetManagedSeoTextQuery,
  ListSeoSubjectsQuery,
  ListManagedProductsQuery,
  GetManagedProductQuery,
  SuggestBusinessesQuery,
  MatchBusinessesQuery,
  GetDirectoryPanelQuery,
];

/** All that does the work, behind the doors. */
export const PROVIDERS = [...STORES, ...COMMANDS, ...QUERIES];
const REACTIONS = [OnRatingChanged];

/** The directory: businesses and what they point at. */
@Module({
  controllers: [
    ManagedBusinessesController,
    BusinessesController,
    ProductsController,
    ReferenceController,
    SeoTextsController,
    ManagedCategoriesController,
    ManagedDistrictsController,
    ManagedSeoTextsController,
    ManagedCertificatesController,
    ManagedProductsController,
    PanelController,
  ],
  providers: [...PROVIDERS, ...REACTIONS],
})
export class AppModule {
  static with(config: DirectoryConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot({ uri: config.MONGODB_URL, dbName: config.MONGODB_DB, migrations: MIGRATIONS }),
        MessagingModule.forRoot({ name: 'directory', servers: config.NATS_URL }),
        DeadLettersModule.of('directory'),
        OutboxModule.forRoot({ service: 'directory' }),
      ],
    };
  }
}
