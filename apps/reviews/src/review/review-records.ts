import type { ManagedReview, ManagedReviewPhoto, OwnReviewPhoto, ReviewOnRecord } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import type { KnownBusiness } from '../business/known-business.js';
import { KnownBusinessRepository } from '../business/known-business.repository.js';
import { ModerationRepository } from './moderation.repository.js';
import { isTakenDown } from './review-photos.js';
import { photoView, reviewView, type Review, type ReviewPhoto } from './review.js';

/** Reviews with status and business; needs one query for any number of reviews. */
@Injectable()
export class ReviewRecords {
  constructor(
    private readonly businesses: KnownBusinessRepository,
    private readonly moderations: ModerationRepository,
  ) {}

  /** For the author: without the name and slug of a business that is not public, and with the reason why a review is hidden. */
  async of(reviews: readonly Review[]): Promise<ReviewOnRecord[]> {
    const hidden = reviews.filter(({ status }) => status === 'hidden').map(({ id }) => id);
    const [records, reasons] = await Promise.all([
      this.recorded(reviews, (business) => (business?.isPublic ? business.name : null), ownPhoto),
      this.moderations.reasonsOfHiding(hidden),
    ]);
    return records.map((record) => ({ ...record, hiddenFor: reasons.get(record.id) ?? null }));
  }

  async ofOne(review: Review): Promise<ReviewOnRecord> {
    return (await this.of([review]))[0]!;
  }

  /** With the name of any business that is not deleted. */
  async forBackOffice(reviews: readonly Review[]): Promise<ManagedReview[]> {
    return this.recorded(reviews, (business) => business?.name || null, managedPhoto);
  }

  private async recorded<P>(
    reviews: readonly Review[],
    nameOf: (business: KnownBusiness | undefined) => string | null,
    photoOf: (photo: ReviewPhoto) => P,
  ): Promise<(Omit<ReviewOnRecord, 'photos'> & { photos: P[] })[]> {
    const known = await this.businesses.findByIds([...new Set(reviews.map(({ businessId }) => businessId))]);
    const byId = new Map(known.map((business) => [business.id, business]));
    return reviews.map((review) => {
      const business = byId.get(review.businessId);
      const { status, reportCount, hold } = review;
      const businessSlug = business?.isPublic ? business.slug : null;
      const heldFor = hold?.reason ?? null;
      const photos = review.photos.filter((photo) => !photo.removed || isTakenDown(photo)).map(photoOf);
      return {
        ...reviewView(review),
        ...{ status, heldFor, reportCount, businessName: nameOf(business), businessSlug, photos },
      };
    });
  }
}

const ownPhoto = (photo: ReviewPhoto): OwnReviewPhoto => ({
  ...photoView(photo),
  takenDownFor: photo.removed?.reason ?? null,
});

const managedPhoto = (photo: ReviewPhoto): ManagedReviewPhoto => ({
  ...ownPhoto(photo),
  takenDownAt: photo.removed?.at.toISOString() ?? null,
  takenDownBy: photo.removed?.by ?? null,
});
