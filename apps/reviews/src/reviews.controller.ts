import {
  DeleteReview,
  EditReview,
  GetMyReview,
  ListMyReviews,
  ListRatings,
  ListReviewsOfBusiness,
  PostReview,
  ReportReview,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { DeleteReviewHandler } from './commands/delete-review.handler.js';
import { EditReviewHandler } from './commands/edit-review.handler.js';
import { PostReviewHandler } from './commands/post-review.handler.js';
import { ReportReviewHandler } from './commands/report-review.handler.js';
import { ListRatingsQuery } from './queries/list-ratings.js';
import { ListReviewsOfBusinessQuery } from './queries/list-reviews-of-business.js';
import { MyReviewsQuery } from './queries/my-reviews.js';

/** Requests of visitors about reviews. */
@Controller()
export class ReviewsController {
  constructor(
    private readonly post: PostReviewHandler,
    private readonly edit: EditReviewHandler,
    private readonly remove: DeleteReviewHandler,
    private readonly report: ReportReviewHandler,
    private readonly ofBusiness: ListReviewsOfBusinessQuery,
    private readonly mine: MyReviewsQuery,
    private readonly ratings: ListRatingsQuery,
  ) {}

  @Answers(PostReview)
  postReview(request: RequestOf<typeof PostReview>, context: RequestContext) {
    return this.post.execute(request, context);
  }

  @Answers(EditReview)
  editReview(request: RequestOf<typeof EditReview>, context: RequestContext) {
    return this.edit.execute(request, context);
  }

  @Answers(DeleteReview)
  deleteReview(request: RequestOf<typeof DeleteReview>, context: RequestContext) {
    return this.remove.execute(request, context);
  }

  @Answers(ReportReview)
  reportReview(request: RequestOf<typeof ReportReview>, context: RequestContext) {
    return this.report.execute(request, context);
  }

  @Answers(ListReviewsOfBusiness)
  listReviewsOfBusiness(request: RequestOf<typeof ListReviewsOfBusiness>) {
    return this.ofBusiness.execute(request);
  }

  @Answers(GetMyReview)
  getMyReview(request: RequestOf<typeof GetMyReview>, context: RequestContext) {
    return this.mine.ofBusiness(request, context);
  }

  @Answers(ListMyReviews)
  listMyReviews(request: RequestOf<typeof ListMyReviews>, context: RequestContext) {
    return this.mine.list(request, context);
  }

  @Answers(ListRatings)
  listRatings(request: RequestOf<typeof ListRatings>) {
    return this.ratings.execute(request);
  }
}
