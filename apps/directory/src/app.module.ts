import { Module, type DynamicModule } from '@nestjs/common';
import { MAIL_MIGRATION, MailModule } from '@tedarik/mail';
import { DeadLettersModule, handlersIn, MessagingModule } from '@tedarik/messaging';
import { AuditTrail, OUTBOX_MIGRATIONS, OutboxModule } from '@tedarik/outbox';
import { RecordDependencies } from '@tedarik/records';
import { CommandLog, DatabaseModule, Erasure, inOrder, LeasedWork } from '@tedarik/service-kit';
import { BulkEditStep } from './bulk-edits/bulk-edit-step.js';
import { BulkEditViews } from './bulk-edits/bulk-edit-views.js';
import { BulkEditWork } from './bulk-edits/bulk-edit-work.js';
import { BulkEditsRepository } from './bulk-edits/bulk-edits.repository.js';
import { LinkedRecord } from './bulk-edits/linked-record.js';
import { BusinessListRepository } from './business/business-list.repository.js';
import { BusinessNames } from './business/business-names.repository.js';
import { BusinessReferences } from './business-references.js';
import { BusinessRepository } from './business/business.repository.js';
import { BusinessEdits } from './managed-businesses/business-edits.js';
import { ChangeSuggestionRepository } from './suggested-changes/change-suggestion.repository.js';
import { ThanksMails } from './suggested-changes/thanks-mails.js';
import { ManagedBusinessListRepository } from './managed-businesses/managed-business-list.repository.js';
import { CategoryRepository } from './category/category.repository.js';
import { SoughtWords } from './category/sought-words.js';
import { DIRECTORY_CONFIG, type DirectoryConfig } from './config.js';
import { CountChanges } from './business/count-changes.js';
import { CountsAggregator } from './counts/counts-aggregator.js';
import { CountsRepository } from './counts/counts.repository.js';
import { CurrentCounts } from './counts/current-counts.js';
import { PanelRepository } from './counts/panel.repository.js';
import { Recount } from './counts/recount.js';
import { ErasableRecords } from './erasure/erasable-records.js';
import { ErasableRepository } from './erasure/erasable.repository.js';
import { PageFiguresRepository } from './figures/page-figures.repository.js';
import { ImportBatch } from './import/import-batch.js';
import { ImportChunkRepository } from './import/import-chunk.repository.js';
import { OverwrittenRepository } from './import/overwritten.repository.js';
import { CommonValues } from './import/common-values.js';
import { RecognizableBusinesses } from './import/recognizable-businesses.repository.js';
import { DuplicatesSearch } from './duplicates/duplicates-search.js';
import { DuplicatesRepository } from './duplicates/duplicates.repository.js';
import { SearchStateRepository } from './duplicates/search-state.repository.js';
import { CertificateReminders } from './certificate-reminders/certificate-reminders.js';
import { ReminderMails } from './certificate-reminders/reminder-mails.js';
import { MergesRepository } from './merging/merges.repository.js';
import { Assortment } from './offers/assortment.js';
import { CurrentOffers } from './offers/current-offers.js';
import { ClaimRepository } from './ownership/claim.repository.js';
import { ClaimTexts } from './ownership/claim-texts.js';
import { ClaimWays } from './ownership/claim-ways.js';
import { InvitationRepository } from './ownership/invitation.repository.js';
import { OwnerAccounts } from './ownership/owner-accounts.js';
import { OwnershipChanges } from './ownership/ownership-changes.js';
import { OwnershipMails } from './ownership/ownership-mails.js';
import { OwnerNumbers, RevokedPages } from './ownership/page-marks.js';
import { PageOwners } from './ownership/page-owners.js';
import { RevokedOwners } from './ownership/revoked-owners.js';
import { DocumentChanges } from './documents/document-changes.js';
import { DocumentsRepository } from './documents/documents.repository.js';
import { PhotoChanges } from './photos/photo-changes.js';
import { PhotoMails } from './photos/photo-mails.js';
import { PhotosRepository } from './photos/photos.repository.js';
import { ManagedProductListRepository } from './managed-products/managed-product-list.repository.js';
import { ProductAddressRepository } from './product/product-address.repository.js';
import { ProductListRepository } from './product/product-list.repository.js';
import { ProductReferences } from './managed-products/product-references.js';
import { ProductRepository } from './product/product.repository.js';
import { OnAccount } from './reactions/on-account.js';
import { OnRatingChanged } from './reactions/on-rating-changed.js';
import { RateBusiness } from './reactions/rate-business.js';
import { RECORD_TABLES } from './records/described-records.js';
import { LinkParts } from './records/linked-records.js';
import { PageParts } from './records/page-records.js';
import { OWN_REQUESTS } from './requests.js';
import { SeoSubjects } from './managed-seo-texts/seo-subjects.js';
import { SeoTextRemoval } from './seo-text/seo-text-removal.js';
import { SeoTextRepository } from './seo-text/seo-text.repository.js';
import { Renaming } from './slug/renaming.js';
import { SlugsRepository } from './slug/slugs.repository.js';
import { ReturnLinks } from './sweep/return-links.js';
import { RewrittenBusinesses } from './sweep/rewritten-businesses.js';
import { RewrittenProducts } from './sweep/rewritten-products.js';
import { SweepRepository } from './sweep/sweep.repository.js';
import { SweepBusinesses } from './sweep/sweep-businesses.js';
import { SweepProducts } from './sweep/sweep-products.js';
import { SweepStep } from './sweep/sweep-step.js';
import { RemovedLinksRepository } from './sweep/removed-links.repository.js';
import { ReferenceLocks } from './reference-locks.js';
import { BusinessRepublisher } from './business-republisher.js';
import { Sweeper } from './sweep/sweeper.js';
import { SweptBusinessesRepository } from './sweep/swept-businesses.repository.js';
import { SweptProductsRepository } from './sweep/swept-products.repository.js';
import * as migrations from './migrations/index.js';

/** In the order in which they run. */
export const MIGRATIONS = [...OUTBOX_MIGRATIONS, MAIL_MIGRATION, ...inOrder(migrations)];

const STORES = [
  BusinessRepository,
  BusinessListRepository,
  BusinessNames,
  SoughtWords,
  ManagedBusinessListRepository,
  CategoryRepository,
  ProductRepository,
  ProductListRepository,
  ProductAddressRepository,
  ManagedProductListRepository,
  PanelRepository,
  SlugsRepository,
  SeoTextRepository,
  ImportChunkRepository,
  OverwrittenRepository,
  MergesRepository,
  BulkEditsRepository,
  ChangeSuggestionRepository,
  DuplicatesRepository,
  SearchStateRepository,
  PageFiguresRepository,
  PageOwners,
  RevokedOwners,
  RevokedPages,
  OwnerNumbers,
  ClaimRepository,
  InvitationRepository,
  OwnerAccounts,
  PhotosRepository,
  DocumentsRepository,
  RecognizableBusinesses,
  CommonValues,
  CountsRepository,
  CountChanges,
  CurrentCounts,
  SweepRepository,
  RemovedLinksRepository,
  SweptBusinessesRepository,
  SweptProductsRepository,
  ErasableRepository,
  RecordDependencies,
  LinkParts,
  PageParts,
  RECORD_TABLES,
  ErasableRecords,
  CommandLog,
];
/** Dependencies shared by request handlers and reactions, and background work. */
const SERVICES = [
  ImportBatch,
  SeoTextRemoval,
  Renaming,
  SeoSubjects,
  BusinessReferences,
  BusinessEdits,
  LinkedRecord,
  BulkEditViews,
  BulkEditStep,
  BulkEditWork,
  ThanksMails,
  Assortment,
  AuditTrail,
  OwnershipChanges,
  OwnershipMails,
  ClaimTexts,
  ClaimWays,
  CertificateReminders,
  ReminderMails,
  BusinessRepublisher,
  PhotoChanges,
  DocumentChanges,
  PhotoMails,
  CurrentOffers,
  ProductReferences,
  RateBusiness,
  CountsAggregator,
  Recount,
  ReferenceLocks,
  Sweeper,
  SweepStep,
  SweepBusinesses,
  SweepProducts,
  ReturnLinks,
  RewrittenBusinesses,
  RewrittenProducts,
  Erasure.of(ErasableRecords),
];

/** All providers except those that start work by themselves: event consumers, the nightly search and the background workers. */
export const PROVIDERS = [...handlersIn(OWN_REQUESTS), ...STORES, ...SERVICES];
/** Background work that one replica does. Another replica continues what it leaves unfinished. */
const REPEATED = [
  // Every night, and when an administrator starts it.
  LeasedWork.by(DuplicatesSearch, {
    name: 'duplicates',
    ttlMs: 30_000,
    everyMs: 5_000,
    work: (search, signal) => search.searchIfDue(signal),
  }),
  LeasedWork.by(BulkEditWork, {
    name: 'bulk-edits',
    ttlMs: 10_000,
    everyMs: 1_000,
    work: (edits, signal) => edits.execute(signal),
  }),
  // For certificates that expire soon.
  LeasedWork.by(CertificateReminders, {
    name: 'certificate-reminders',
    ttlMs: 30_000,
    everyMs: 3_600_000,
    lookEveryMs: 60_000,
    work: (reminders, signal) => reminders.remind(signal),
  }),
];
const BEGINNINGS = [OnRatingChanged, OnAccount, ...REPEATED];

/** The directory service: businesses and the records that they refer to. */
@Module({
  providers: [...PROVIDERS, ...BEGINNINGS],
})
export class AppModule {
  static with(config: DirectoryConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(config, MIGRATIONS),
        MessagingModule.forRoot({ name: 'directory', servers: config.NATS_URL }),
        DeadLettersModule.of('directory'),
        OutboxModule.forRoot({ service: 'directory' }),
        ...MailModule.wherePossible(config),
        ...MailModule.forTextsWherePossible(config),
      ],
      providers: [{ provide: DIRECTORY_CONFIG, useValue: config }],
    };
  }
}
