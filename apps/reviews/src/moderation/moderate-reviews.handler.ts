import {
  ModerateReviews,
  type RequestContext,
  type ModerationAction,
  type ReplyOf,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { processSequentially } from '@tedarik/service-kit';
import { Moderation } from './moderation.js';
import { reasonMissing, signInRequired } from '../review/review.errors.js';

/** PUB-REV-22: these actions hide a review and need a listed reason. */
const NEED_A_REASON: readonly ModerationAction[] = ['reject', 'hide', 'remove', 'remove-reply'];

/** Applies one action to several reviews, each in its own transaction, so that a refused one does not block the others. */
@Injectable()
export class ModerateReviewsHandler {
  constructor(private readonly moderation: Moderation) {}

  async execute(
    { ids, action, reason }: RequestOf<typeof ModerateReviews>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ModerateReviews>> {
    const { actor, commandId } = context;
    if (actor?.kind !== 'back-office') throw signInRequired();
    const needsReason = NEED_A_REASON.includes(action);
    if (needsReason && !reason) throw reasonMissing();
    const outcomes = await processSequentially(ids, (reviewId) => {
      const act = { reviewId, action, reason: needsReason ? reason : null };
      return this.moderation.carryOut(act, { ...context, actor, commandId: commandId && `${commandId}/${reviewId}` });
    });
    return { outcomes };
  }
}
