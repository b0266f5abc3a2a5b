import type { ReviewOnRecord } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { KnownBusinessRepository } from '../business/known-business.repository.js';
import { viewOf, type Review } from '../review/review.js';

/** Reviews with their status and the business that they are about: one query beside them, however many there are. */
@Injectable()
export class ReviewRecords {
  constructor(private readonly businesses: KnownBusinessRepository) {}

  async of(reviews: readonly Review[]): Promise<ReviewOnRecord[]> {
    const known = await this.businesses.findPublicByIds([...new Set(reviews.map(({ businessId }) => businessId))]);
    const byId = new Map(known.map((business) => [business.id, business]));
    return reviews.map((review) => {
      const business = byId.get(review.businessId);
      const { status, reportCount } = review;
      return {
        ...viewOf(review),
        status,
        reportCount,
        businessName: business?.name ?? null,
        businessSlug: business?.slug ?? null,
      };
    });
  }

  async ofOne(review: Review): Promise<ReviewOnRecord> {
    return (await this.of([review]))[0]!;
  }
}
