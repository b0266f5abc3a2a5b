import {
  ApproveReview,
  HideReview,
  ListReviewsToModerate,
  RemoveReview,
  UnhideReview,
  type AskContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { ApproveReviewHandler } from './commands/approve-review.handler.js';
import { HideReviewHandler } from './commands/hide-review.handler.js';
import { RemoveReviewHandler } from './commands/remove-review.handler.js';
import { UnhideReviewHandler } from './commands/unhide-review.handler.js';
import { ListReviewsToModerateQuery } from './queries/list-reviews-to-moderate.js';

/** What the back office may ask about reviews. */
@Controller()
export class ModerationController {
  constructor(
    private readonly hide: HideReviewHandler,
    private readonly unhide: UnhideReviewHandler,
    private readonly approve: ApproveReviewHandler,
    private readonly remove: RemoveReviewHandler,
    private readonly list: ListReviewsToModerateQuery,
  ) {}

  @Answers(HideReview)
  hideReview(request: RequestOf<typeof HideReview>, context: AskContext) {
    return this.hide.execute(request, context);
  }

  @Answers(UnhideReview)
  unhideReview(request: RequestOf<typeof UnhideReview>, context: AskContext) {
    return this.unhide.execute(request, context);
  }

  @Answers(ApproveReview)
  approveReview(request: RequestOf<typeof ApproveReview>, context: AskContext) {
    return this.approve.execute(request, context);
  }

  @Answers(RemoveReview)
  removeReview(request: RequestOf<typeof RemoveReview>, context: AskContext) {
    return this.remove.execute(request, context);
  }

  @Answers(ListReviewsToModerate)
  listReviewsToModerate(request: RequestOf<typeof ListReviewsToModerate>) {
    return this.list.execute(request);
  }
}
