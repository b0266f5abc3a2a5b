import type {
  ExportRemovedReviewPhotos,
  ExportRemovedReviews,
  ReplyOf,
  RequestContext,
  RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { photoView, type Review, reviewView } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';
import { signedInAuthor } from '../review/signed-in-author.js';
import { RemovedReviewRepository } from './removed-review.repository.js';

/** Removed data of an author that is still stored, for the export of an account's data. */
@Injectable()
export class OwnRemovedReviewsQuery {
  constructor(
    private readonly removed: RemovedReviewRepository,
    private readonly reviews: ReviewRepository,
  ) {}

  async list(
    _: RequestOf<typeof ExportRemovedReviews>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ExportRemovedReviews>> {
    const removed = await this.removed.listOf(signedInAuthor(context).id);
    return {
      removedReviews: removed.map(({ review, removedAt }) => ({
        ...reviewView(review),
        removedAt: removedAt.toISOString(),
      })),
    };
  }

  async listPhotos(
    _: RequestOf<typeof ExportRemovedReviewPhotos>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ExportRemovedReviewPhotos>> {
    const { id } = signedInAuthor(context);
    const [removed, there] = await Promise.all([this.removed.listOf(id), this.reviews.listWithPhotosRemovedOf(id)]);
    return {
      removedPhotos: [
        ...removed.flatMap(({ review }) => removedPhotosOf(review)),
        // Photos that a moderator took down are exported with their review.
        ...there.flatMap((review) => removedPhotosOf(review).filter(({ takenDownFor }) => takenDownFor === null)),
      ],
    };
  }
}

const removedPhotosOf = ({ id: reviewId, photos }: Review) =>
  photos.flatMap((photo) =>
    photo.removed
      ? [
          {
            ...{ reviewId, ...photoView(photo) },
            takenDownFor: photo.removed.reason,
            removedAt: photo.removed.at.toISOString(),
          },
        ]
      : [],
  );
