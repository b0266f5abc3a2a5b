import { ModerateReviews, type RequestContext, type ModerationAction, type ModerationReason } from '@tedarik/commands';
import { ReviewDecided } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { KnownBusinessRepository } from '../business/known-business.repository.js';
import { RemovedReviewRepository } from '../removal/removed-review.repository.js';
import { ReturnOfReviews } from '../removal/return-of-reviews.js';
import { ModerationRepository } from '../review/moderation.repository.js';
import { ReviewChanges } from '../review/review-changes.js';
import {
  approveReview,
  hideReview,
  publishReview,
  rejectReview,
  removeReply,
  settleReports,
  unhideReview,
  type Review,
} from '../review/review.js';
import { ReviewRepository } from '../review/review.repository.js';

/** The change that each action makes; null removes the review. */
const ACTS: Record<Exclude<ModerationAction, 'restore'>, (review: Review) => Review | null> = {
  approve: approveReview,
  publish: publishReview,
  reject: rejectReview,
  hide: hideReview,
  unhide: unhideReview,
  settle: settleReports,
  remove: () => null,
  'remove-reply': removeReply,
};

/** Names of the actions in the audit log. */
const RECORDED_AS: Record<ModerationAction, string> = {
  approve: 'approved',
  publish: 'published',
  reject: 'rejected',
  hide: 'hidden',
  unhide: 'shown-again',
  settle: 'settled',
  remove: 'deleted',
  restore: 'restored',
  'remove-reply': 'reply-removed',
};

/** An action of the back office on one review. */
export interface Act {
  reviewId: string;
  action: ModerationAction;
  reason: ModerationReason | null;
}

/** The context of a signed-in actor. */
export type SignedIn = RequestContext & { actor: NonNullable<RequestContext['actor']> };

/** Moderates reviews: each action is carried out, stored and written to the audit log in one transaction. */
@Injectable()
export class Moderation {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly reviews: ReviewRepository,
    private readonly removed: RemovedReviewRepository,
    private readonly returning: ReturnOfReviews,
    private readonly changes: ReviewChanges,
    private readonly record: ModerationRepository,
    private readonly businesses: KnownBusinessRepository,
    private readonly auditTrail: AuditTrail,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws review-not-found, already-reviewed, and the errors of the action itself. */
  async carryOut(act: Act, context: SignedIn): Promise<void> {
    const { reviewId, action, reason } = act;
    const request = { ids: [reviewId], action, reason };
    await this.commandLog.once(ModerateReviews, request, context, async (session) => {
      const at = this.clock.now();
      const { before, after } = await this.act(session, act, at);
      const { businessId } = before ?? after;
      const { id: actorId } = context.actor;
      await this.record.add(session, { ...act, businessId, actorId, at });
      if (before?.hold && !after?.hold) await this.announceDecision(session, before, after, reason);
      await this.auditTrail.record(session, context, {
        action: RECORDED_AS[action],
        record: { kind: 'review', id: reviewId, name: await this.nameOf(businessId) },
        before: before && recordedOf(before, null),
        after: after && recordedOf(after, reason),
      });
      return { outcomes: [{ id: reviewId, outcome: 'done' as const, code: null }] };
    });
  }

  /** Returns the review before and after the action; null where it does not exist. */
  private async act(session: ClientSession, { reviewId, action }: Act, now: Date) {
    if (action === 'restore') {
      const after = await this.returning.prepare(session, reviewId);
      await this.changes.store(session, null, after);
      return { before: null, after };
    }
    const before = await this.reviews.get(reviewId, session);
    const after = ACTS[action](before);
    if (!after) await this.removed.add(session, before, now);
    await this.changes.store(session, before, after, 'hidden');
    return { before, after };
  }

  private async announceDecision(
    session: ClientSession,
    before: Review,
    after: Review | null,
    reason: ModerationReason | null,
  ): Promise<void> {
    const { id, businessId, userId: authorId, version } = before;
    const decision = after?.status === 'visible' ? ('published' as const) : ('rejected' as const);
    const businessName = await this.businesses.findName(session, businessId);
    const data = { id, businessId, businessName, authorId, decision, reason };
    await this.outbox.append(session, ReviewDecided, { aggregateId: id, version: version + 1, data });
  }

  private async nameOf(businessId: string): Promise<string> {
    return (await this.businesses.findByIds([businessId]))[0]?.name || businessId;
  }
}

/** The part of a review for the audit log; without personal data of its author, who may be erased later (GEN-21). */
const recordedOf = ({ rating, status, hold }: Review, reason: ModerationReason | null) => ({
  ...{ rating, status, reason },
  ...(hold && { heldFor: hold.reason }),
});
