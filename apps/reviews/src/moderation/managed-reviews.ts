import {
  MOST_MODERATIONS_TOLD,
  type GetManagedReview,
  type ListManagedReviews,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { foldedWords } from '@tedarik/turkish';
import { ReportRepository } from '../report/report.repository.js';
import { ModerationRepository } from '../review/moderation.repository.js';
import { ManagedReviewsRepository } from '../review/managed-reviews.repository.js';
import { ReviewRepository } from '../review/review.repository.js';
import { ReviewRecords } from '../review/review-records.js';

const NOTHING = { reviews: [], total: 0, totalIsLowerBound: false };

/** Lists reviews for the back office, and returns one with its reports and moderations. */
@Injectable()
export class ManagedReviewsQuery {
  constructor(
    private readonly managed: ManagedReviewsRepository,
    private readonly reviews: ReviewRepository,
    private readonly reports: ReportRepository,
    private readonly moderations: ModerationRepository,
    private readonly records: ReviewRecords,
  ) {}

  async list({
    search,
    ...request
  }: RequestOf<typeof ListManagedReviews>): Promise<ReplyOf<typeof ListManagedReviews>> {
    const words = foldedWords(search);
    if (words.length === 0 && search.trim()) return NOTHING;
    const { reviews, ...totals } = await this.managed.list({ ...request, words });
    return { reviews: await this.records.forBackOffice(reviews), ...totals };
  }

  async get({ id }: RequestOf<typeof GetManagedReview>): Promise<ReplyOf<typeof GetManagedReview>> {
    const review = await this.reviews.get(id);
    const [records, reports, moderations] = await Promise.all([
      this.records.forBackOffice([review]),
      this.reports.listOf(id),
      this.moderations.listOf(id),
    ]);
    const latest = moderations.slice(-MOST_MODERATIONS_TOLD);
    return { ...records[0]!, reports: reports.map(withIsoTime), moderations: latest.map(withIsoTime) };
  }
}

const withIsoTime = <T extends { at: Date }>(fact: T) => ({ ...fact, at: fact.at.toISOString() });
