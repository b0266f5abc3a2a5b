import type { GetReviewDays, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { countsByDay, Database } from '@tedarik/service-kit';
import { daysUntil } from '@tedarik/turkish';
import { reviewDocuments } from '../review/review.schema.js';

/** Number of reviews posted per day, in any status. */
@Injectable()
export class ReviewDays {
  private readonly stored = reviewDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async execute({ until, days }: RequestOf<typeof GetReviewDays>): Promise<ReplyOf<typeof GetReviewDays>> {
    const counts = await countsByDay(this.stored.collection, 'postedAt', daysUntil(until, days), { hint: 'newest' });
    return { counts };
  }
}
