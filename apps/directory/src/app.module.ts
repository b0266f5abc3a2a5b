import { Module, type DynamicModule } from '@nestjs/common';
import { MessagingModule } from '@tedarik/messaging';
import { AuditTrail, OUTBOX_MIGRATION, OutboxModule } from '@tedarik/outbox';
import { CommandLog, DatabaseModule } from '@tedarik/service-kit';
import { BusinessListRepository } from './business/business-list.repository.js';
import { BusinessReferences } from './business/business-references.js';
import { BusinessRepository } from './business/business.repository.js';
import { BusinessesController } from './businesses.controller.js';
import { CategoryRepository } from './category/category.repository.js';
import { CertificateRepository } from './certificate/certificate.repository.js';
import { CreateBusinessHandler } from './commands/create-business.handler.js';
import { CreateCertificateHandler } from './commands/create-certificate.handler.js';
import { DeleteCertificatesHandler } from './commands/delete-certificates.handler.js';
import { DeleteBusinessHandler } from './commands/delete-business.handler.js';
import { DeleteSeoTextHandler } from './commands/delete-seo-text.handler.js';
import { EnsureCategoriesHandler } from './commands/ensure-categories.handler.js';
import { EnsureCertificatesHandler } from './commands/ensure-certificates.handler.js';
import { EnsureDistrictsHandler } from './commands/ensure-districts.handler.js';
import { ImportBusinessesHandler } from './commands/import-businesses.handler.js';
import { SaveSeoTextHandler } from './commands/save-seo-text.handler.js';
import { UpdateBusinessHandler } from './commands/update-business.handler.js';
import { UpdateCertificateHandler } from './commands/update-certificate.handler.js';
import type { DirectoryConfig } from './config.js';
import { CountsRepository } from './counts/counts.repository.js';
import { CurrentCounts } from './counts/current-counts.js';
import { Recount } from './counts/recount.js';
import { DistrictRepository } from './district/district.repository.js';
import { ImportBatch } from './import/import-batch.js';
import { ImportChunkRepository } from './import/import-chunk.repository.js';
import { ManagedCertificatesController } from './managed-certificates.controller.js';
import { COLLECTIONS_MIGRATION } from './migrations/001-collections.js';
import { PRODUCTS_MIGRATION } from './migrations/002-products.js';
import { PLACES_MIGRATION } from './migrations/003-places.js';
import { CERTIFICATES_MIGRATION } from './migrations/004-certificates.js';
import { Assortment } from './product/assortment.js';
import { ProductListRepository } from './product/product-list.repository.js';
import { ProductRepository } from './product/product.repository.js';
import { BusinessViews } from './queries/business-view.js';
import { FindBusinessSlugQuery } from './queries/find-business-slug.js';
import { GetBusinessBySlugQuery } from './queries/get-business-by-slug.js';
import { GetBusinessQuery } from './queries/get-business.js';
import { GetSeoTextQuery } from './queries/get-seo-text.js';
import { ListBusinessNamesQuery } from './queries/list-business-names.js';
import { ListBusinessSnapshotsQuery } from './queries/list-business-snapshots.js';
import { ListBusinessesByIdsQuery } from './queries/list-businesses-by-ids.js';
import { ListManagedCertificatesQuery } from './queries/list-managed-certificates.js';
import { ListPublicAddressesQuery } from './queries/list-public-addresses.js';
import { ListBusinessesQuery } from './queries/list-businesses.js';
import { ListRecentBusinessesQuery } from './queries/list-recent-businesses.js';
import { ListProductSnapshotsQuery } from './queries/list-product-snapshots.js';
import { ListProductsQuery } from './queries/list-products.js';
import { ReferenceTables } from './queries/reference-tables.js';
import { ProductsController } from './products.controller.js';
import { OnRatingChanged } from './reactions/on-rating-changed.js';
import { RateBusiness } from './reactions/rate-business.js';
import { ReferenceController } from './reference.controller.js';
import { SeoSubjects } from './seo-text/seo-subjects.js';
import { SeoTextRepository } from './seo-text/seo-text.repository.js';
import { SeoTextsController } from './seo-texts.controller.js';
import { SlugsRepository } from './slug/slugs.repository.js';
import { SweepRepository } from './sweep/sweep.repository.js';
import { SweepStep } from './sweep/sweep-step.js';
import { Sweeper } from './sweep/sweeper.js';
import { SweptBusinessesRepository } from './sweep/swept-businesses.repository.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  OUTBOX_MIGRATION,
  COLLECTIONS_MIGRATION,
  PRODUCTS_MIGRATION,
  PLACES_MIGRATION,
  CERTIFICATES_MIGRATION,
];

const STORES = [
  BusinessRepository,
  BusinessListRepository,
  CategoryRepository,
  DistrictRepository,
  CertificateRepository,
  ProductRepository,
  ProductListRepository,
  SlugsRepository,
  SeoTextRepository,
  ImportChunkRepository,
  CountsRepository,
  CurrentCounts,
  SweepRepository,
  SweptBusinessesRepository,
  CommandLog,
];
const COMMANDS = [
  CreateBusinessHandler,
  UpdateBusinessHandler,
  DeleteBusinessHandler,
  ImportBusinessesHandler,
  ImportBatch,
  EnsureCategoriesHandler,
  EnsureDistrictsHandler,
  EnsureCertificatesHandler,
  SaveSeoTextHandler,
  DeleteSeoTextHandler,
  CreateCertificateHandler,
  UpdateCertificateHandler,
  DeleteCertificatesHandler,
  SeoSubjects,
  AuditTrail,
  BusinessReferences,
  Assortment,
  RateBusiness,
  Recount,
  Sweeper,
  SweepStep,
];
const QUERIES = [
  GetBusinessBySlugQuery,
  FindBusinessSlugQuery,
  GetBusinessQuery,
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
];

/** All that does the work, behind the doors. */
export const PROVIDERS = [...STORES, ...COMMANDS, ...QUERIES];
const REACTIONS = [OnRatingChanged];

/** The directory: businesses and what they point at. */
@Module({
  controllers: [
    BusinessesController,
    ProductsController,
    ReferenceController,
    SeoTextsController,
    ManagedCertificatesController,
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
        OutboxModule.forRoot({ service: 'directory' }),
      ],
    };
  }
}
