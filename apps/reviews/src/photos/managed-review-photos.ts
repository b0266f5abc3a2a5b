import { PutReviewPhotoBack, type RequestContext, type RequestOf, TakeReviewPhotoDown } from '@tedarik/commands';
import { ReviewPhotoModerated } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { KnownBusinessRepository } from '../business/known-business.repository.js';
import { ReviewChanges } from '../review/review-changes.js';
import { signInRequired } from '../review/review.errors.js';
import { putPhotoBack, takePhotoDown } from '../review/review-photos.js';
import { type Review, shownPhotos } from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';

/**
 * Lets the back office take photos down and put them back: stored, written to the audit log and published for the author's notification in
 * one transaction.
 */
@Injectable()
export class ManagedReviewPhotos {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly reviews: ReviewRepository,
    private readonly businesses: KnownBusinessRepository,
    private readonly changes: ReviewChanges,
    private readonly auditTrail: AuditTrail,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  takeDown(request: RequestOf<typeof TakeReviewPhotoDown>, context: RequestContext): Promise<{ id: string }> {
    const by = moderatorOf(context);
    const { reviewId, id, reason } = request;
    return this.commandLog.once(TakeReviewPhotoDown, request, context, async (session) => {
      const before = await this.reviews.get(reviewId, session);
      const after = takePhotoDown(before, id, { by, reason }, this.clock.now());
      const given = after.photos.find((photo) => photo.id === id)?.removed?.reason ?? null;
      await this.store(session, context, { before, after, id, reason: given });
      return { id };
    });
  }

  putBack(request: RequestOf<typeof PutReviewPhotoBack>, context: RequestContext): Promise<{ id: string }> {
    moderatorOf(context);
    const { reviewId, id } = request;
    return this.commandLog.once(PutReviewPhotoBack, request, context, async (session) => {
      const before = await this.reviews.get(reviewId, session);
      await this.store(session, context, { before, after: putPhotoBack(before, id), id, reason: null });
      return { id };
    });
  }

  private async store(
    session: ClientSession,
    context: RequestContext,
    { before, after, id, reason }: { before: Review; after: Review; id: string; reason: string | null },
  ): Promise<void> {
    await this.changes.store(session, before, after);
    const { id: reviewId, businessId, userId: authorId, version } = after;
    const businessName = await this.businesses.findName(session, businessId);
    const decision = reason === null ? ('put-back' as const) : ('taken-down' as const);
    const data = { id: reviewId, businessId, businessName, authorId, decision, reason };
    await this.outbox.append(session, ReviewPhotoModerated, { aggregateId: id, version, data });
    await this.auditTrail.record(session, context, {
      action: `photo-${decision}`,
      record: { kind: 'review', id: reviewId, name: businessName || businessId },
      before: photosInWords(before),
      after: { ...photosInWords(after), reason },
    });
  }
}

function moderatorOf({ actor }: RequestContext): string {
  if (actor?.kind !== 'back-office') throw signInRequired();
  return actor.name;
}

/** Only ids, because alternative texts are the author's words (GEN-21). */
const photosInWords = (review: Review) => ({ photos: shownPhotos(review).map(({ id }) => id) });
