import type { ListReviewsToModerate, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { ReviewRepository, type ReviewFilter } from '../review/review.repository.js';
import { ReviewRecords } from './review-records.js';

type Filter = RequestOf<typeof ListReviewsToModerate>['filter'];

/** What the back office looks through. */
@Injectable()
export class ListReviewsToModerateQuery {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly records: ReviewRecords,
  ) {}

  async execute({
    filter,
    page,
  }: RequestOf<typeof ListReviewsToModerate>): Promise<ReplyOf<typeof ListReviewsToModerate>> {
    const { reviews, total } = await this.reviews.list(toFilter(filter), page);
    return { reviews: await this.records.of(reviews), total };
  }
}

function toFilter(filter: Filter): ReviewFilter {
  if (filter === 'all') return {};
  return filter === 'reported' ? { reported: true } : { status: filter };
}
