import { Injectable } from '@nestjs/common';
import type {
  ExportOwnReplies,
  ExportOwnReports,
  ExportRemovedReviewPhotos,
  ExportRemovedReviews,
  ReplyOf,
  RequestContext,
  RequestOf,
} from '@tedarik/commands';
import { ReportRepository } from '../report/report.repository.js';
import { ReviewRecords } from '../review/review-records.js';
import { photoView, type Review, reviewView } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';
import { signedInAuthor } from '../review/signed-in-author.js';
import { RemovedReviewRepository } from './removed-review.repository.js';

/** What an account wrote, for the export of its data. */
@Injectable()
export class ExportedReviews {
  constructor(
    private readonly removed: RemovedReviewRepository,
    private readonly reviews: ReviewRepository,
    private readonly records: ReviewRecords,
    private readonly reports: ReportRepository,
  ) {}

  /** Removed data of an author that is still stored, for the export of an account's data. */
  async listRemoved(
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

  async listRemovedPhotos(
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

  /** Replies that an account wrote in the name of businesses, for the export of its data. Includes removed reviews that can be restored. */
  async listReplies(
    _: RequestOf<typeof ExportOwnReplies>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ExportOwnReplies>> {
    const { id } = signedInAuthor(context);
    const answered = await Promise.all([this.reviews.listAllAnsweredBy(id), this.removed.listAnsweredBy(id)]);
    const newestFirst = answered.flat().sort((one, other) => other.postedAt.getTime() - one.postedAt.getTime());
    const records = await this.records.of(newestFirst);
    return { replies: records.flatMap(({ reply, businessName }) => (reply ? [{ ...reply, businessName }] : [])) };
  }

  /** The reports of an account, for the export of its data. */
  async listReports(
    _: RequestOf<typeof ExportOwnReports>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ExportOwnReports>> {
    const reports = await this.reports.listBy(signedInAuthor(context).id);
    return { reports: reports.map((report) => ({ ...report, at: report.at.toISOString() })) };
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
