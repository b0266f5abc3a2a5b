import {
  GetManagedReview,
  ListManagedReviews,
  ModerateReviews,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { ModerateReviewsHandler } from './commands/moderate-reviews.handler.js';
import { ManagedReviewsQuery } from './queries/managed-reviews.js';

/** Requests of the back office about reviews. */
@Controller()
export class ModerationController {
  constructor(
    private readonly moderate: ModerateReviewsHandler,
    private readonly managed: ManagedReviewsQuery,
  ) {}

  @Answers(ModerateReviews)
  moderateReviews(request: RequestOf<typeof ModerateReviews>, context: RequestContext) {
    return this.moderate.execute(request, context);
  }

  @Answers(ListManagedReviews)
  listManagedReviews(request: RequestOf<typeof ListManagedReviews>) {
    return this.managed.list(request);
  }

  @Answers(GetManagedReview)
  getManagedReview(request: RequestOf<typeof GetManagedReview>) {
    return this.managed.get(request);
  }
}
