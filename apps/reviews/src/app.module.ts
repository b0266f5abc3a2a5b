import { Module, type DynamicModule } from '@nestjs/common';
import { DeadLettersModule, handlersIn, MessagingModule } from '@tedarik/messaging';
import { AuditTrail, OUTBOX_MIGRATIONS, OutboxModule } from '@tedarik/outbox';
import { CommandLog, DatabaseModule, Erasure, inOrder, LeasedWork } from '@tedarik/service-kit';
import { AuthorRepository } from './author/author.repository.js';
import { KnownBusinessRepository } from './business/known-business.repository.js';
import { REVIEWS_CONFIG, type ReviewsConfig } from './config.js';
import { Holding } from './holding/holding.js';
import { JudgedReviewsRepository } from './holding/judged-reviews.repository.js';
import { Reviewers } from './holding/reviewers.js';
import { Moderation } from './moderation/moderation.js';
import { ReviewRecords } from './review/review-records.js';
import { RatingRepository } from './rating/rating.repository.js';
import { AuthorSweep } from './reactions/author-sweep.js';
import { BusinessSweep } from './reactions/business-sweep.js';
import { MergedReviews } from './merging/merged-reviews.js';
import { OnAccount } from './reactions/on-account.js';
import { OnBusiness } from './reactions/on-business.js';
import { ExpiredReviews } from './removal/expired-reviews.js';
import { RemovedReviewRepository } from './removal/removed-review.repository.js';
import { OwnedPages } from './reply/owned-pages.js';
import { ReturnOfReviews } from './removal/return-of-reviews.js';
import { ReportRepository } from './report/report.repository.js';
import { OWN_REQUESTS } from './requests.js';
import { ManagedReviewsRepository } from './review/managed-reviews.repository.js';
import { ModerationRepository } from './review/moderation.repository.js';
import { ReviewChanges } from './review/review-changes.js';
import { ReviewRepository } from './review/review.repository.js';
import * as migrations from './migrations/index.js';

/** In the order in which they run. */
export const MIGRATIONS = [...OUTBOX_MIGRATIONS, ...inOrder(migrations)];

const STORES = [
  ReviewRepository,
  ManagedReviewsRepository,
  JudgedReviewsRepository,
  RemovedReviewRepository,
  RatingRepository,
  ReportRepository,
  ModerationRepository,
  KnownBusinessRepository,
  AuthorRepository,
  CommandLog,
];
/** Shared by request handlers and reactions. */
const SERVICES = [
  Moderation,
  ReturnOfReviews,
  AuditTrail,
  ReviewChanges,
  Holding,
  AuthorSweep,
  BusinessSweep,
  MergedReviews,
  ReviewRecords,
  ExpiredReviews,
];

/** All providers that do the work, without those that connect it to NATS. */
export const PROVIDERS = [...handlersIn(OWN_REQUESTS), ...STORES, ...SERVICES];
/** Clients of other services. */
const NEIGHBOURS = [OwnedPages, Reviewers];
/** Applies the attack rules to new reviews, on one replica. Reviews written while no replica ran are checked later. */
const HOLDING = LeasedWork.by(Holding, {
  name: 'review-holding',
  ttlMs: 15_000,
  everyMs: 2_000,
  work: (holding, signal) => holding.judgeDue(signal),
});
const REACTIONS = [OnBusiness, OnAccount, HOLDING, Erasure.of(ExpiredReviews)];

/** The reviews service: reviews, and the rating that follows from them for each business. */
@Module({})
export class AppModule {
  static with(config: ReviewsConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.forRoot(config, MIGRATIONS),
        MessagingModule.forRoot({ name: 'reviews', servers: config.NATS_URL }),
        DeadLettersModule.of('reviews'),
        OutboxModule.forRoot({ service: 'reviews' }),
      ],
      providers: [{ provide: REVIEWS_CONFIG, useValue: config }, ...PROVIDERS, ...NEIGHBOURS, ...REACTIONS],
    };
  }
}
