import { RemoveReview, type AskContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Moderation } from '../moderation/moderation.js';

/** Removes a review for a listed reason; the reason stays on record. */
@Injectable()
export class RemoveReviewHandler {
  constructor(private readonly moderation: Moderation) {}

  execute(request: RequestOf<typeof RemoveReview>, context: AskContext): Promise<ReplyOf<typeof RemoveReview>> {
    return this.moderation.carryOut(
      RemoveReview,
      request,
      context,
      { action: 'remove', reason: request.reason, become: () => null },
      ({ id }) => ({ id }),
    );
  }
}
