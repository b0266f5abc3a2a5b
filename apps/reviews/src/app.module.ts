import { Module, type DynamicModule } from '@nestjs/common';
import { MessagingModule, DeadLettersModule } from '@tedarik/messaging';
import { AuditTrail, OUTBOX_MIGRATIONS, OutboxModule } from '@tedarik/outbox';
import { CommandLog, DatabaseModule } from '@tedarik/service-kit';
import { AuthorRepository } from './author/author.repository.js';
import { KnownBusinessRepository } from './business/known-business.repository.js';
import { DeleteReviewHandler } from './commands/delete-review.handler.js';
import { EditReviewHandler } from './commands/edit-review.handler.js';
import { ModerateReviewsHandler } from './commands/moderate-reviews.handler.js';
import { PostReviewHandler } from './commands/post-review.handler.js';
import { ReportReviewHandler } from './commands/report-review.handler.js';
import { REVIEWS_CONFIG, type ReviewsConfig } from './config.js';
import { COLLECTIONS_MIGRATION } from './migrations/001-collections.js';
import { MANAGED_REVIEWS_MIGRATION } from './migrations/002-managed-reviews.js';
import { REMOVED_REVIEWS_MIGRATION } from './migrations/003-removed-reviews.js';
import { ModerationController } from './moderation.controller.js';
import { Moderation } from './moderation/moderation.js';
import { ListRatingsQuery } from './queries/list-ratings.js';
import { ListReviewsOfBusinessQuery } from './queries/list-reviews-of-business.js';
import { ManagedReviewsQuery } from './queries/managed-reviews.js';
import { MyReviewsQuery } from './queries/my-reviews.js';
import { ReviewRecords } from './queries/review-records.js';
import { RatingRepository } from './rating/rating.repository.js';
import { AuthorSweep } from './reactions/author-sweep.js';
import { BusinessSweep } from './reactions/business-sweep.js';
import { OnAccount } from './reactions/on-account.js';
import { OnBusiness } from './reactions/on-business.js';
import { RemovedReviewRepository } from './removal/removed-review.repository.js';
import { ReturnOfReviews } from './removal/return-of-reviews.js';
import { ReportRepository } from './report/report.repository.js';
import { ManagedReviewsRepository } from './review/managed-reviews.repository.js';
import { ReviewChanges } from './review/review-changes.js';
import { ReviewRepository } from './review/review.repository.js';
import { ReviewsController } from './reviews.controller.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  ...OUTBOX_MIGRATIONS,
  COLLECTIONS_MIGRATION,
  MANAGED_REVIEWS_MIGRATION,
  REMOVED_REVIEWS_MIGRATION,
];

const STORES = [
  ReviewRepository,
  ManagedReviewsRepository,
  RemovedReviewRepository,
  RatingRepository,
  ReportRepository,
  KnownBusinessRepository,
  AuthorRepository,
  CommandLog,
];
const COMMANDS = [
  PostReviewHandler,
  EditReviewHandler,
  DeleteReviewHandler,
  ReportReviewHandler,
  ModerateReviewsHandler,
  Moderation,
  ReturnOfReviews,
  AuditTrail,
  ReviewChanges,
  AuthorSweep,
  BusinessSweep,
];
const QUERIES = [ListReviewsOfBusinessQuery, MyReviewsQuery, ManagedReviewsQuery, ListRatingsQuery, ReviewRecords];

/** All that does the work, behind the doors. */
export const PROVIDERS = [...STORES, ...COMMANDS, ...QUERIES];
const REACTIONS = [OnBusiness, OnAccount];

/** Reviews, and the rating that they give each business. */
@Module({ controllers: [ReviewsController, ModerationController] })
export class AppModule {
  static with(config: ReviewsConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot({ uri: config.MONGODB_URL, dbName: config.MONGODB_DB, migrations: MIGRATIONS }),
        MessagingModule.forRoot({ name: 'reviews', servers: config.NATS_URL }),
        DeadLettersModule.of('reviews'),
        OutboxModule.forRoot({ service: 'reviews' }),
      ],
      providers: [{ provide: REVIEWS_CONFIG, useValue: config }, ...PROVIDERS, ...REACTIONS],
    };
  }
}
