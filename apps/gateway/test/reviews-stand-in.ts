import {
  type RequestContext,
  DeleteReview,
  DeleteReviewReply,
  EditReview,
  GetMyReview,
  ListReviewsOfBusiness,
  PostReview,
  DescribeReviewPhoto,
  RemoveReviewPhoto,
  type ReplyOf,
  ReportReview,
  RestoreReviewPhoto,
  type ReviewOnRecord,
  SaveReviewReply,
} from '@tedarik/commands';
import { startStubService, stubRequest } from '@tedarik/messaging/testing';
import { DomainError, type RunningService } from '@tedarik/service-kit';
import { v7 } from 'uuid';

export const aReview = (over: Partial<ReviewOnRecord> = {}): ReviewOnRecord => ({
  id: v7(),
  businessId: v7(),
  userId: v7(),
  userName: 'Selin Aksoy',
  rating: 4,
  comment: 'Ürünler taze, teslimat hızlı.',
  postedAt: '2026-11-20T09:00:00.000Z',
  editedAt: null,
  status: 'visible',
  reportCount: 0,
  businessName: 'Ege Zeytin',
  businessSlug: 'ege-zeytin',
  ...over,
});

/** Data that the stand-in returns, and commands that it received with their actors. */
export interface ReviewsFacts {
  list: ReplyOf<typeof ListReviewsOfBusiness>;
  refusal: DomainError | null;
  taken: { request: unknown; actor: RequestContext['actor']; commandId?: string | undefined }[];
}
export const noReviews = (): ReviewsFacts => ({
  list: { reviews: [], total: 0, averageRating: null },
  refusal: null,
  taken: [],
});

/** Answers visitors' requests to reviews from `facts`, which a test may change at any time. */
export async function reviewsStandIn(natsUrl: string, facts: ReviewsFacts): Promise<RunningService> {
  const take = (request: unknown, { actor, commandId }: RequestContext): void => {
    if (facts.refusal) throw facts.refusal;
    facts.taken.push({ request, actor, commandId });
  };

  return startStubService({ name: 'reviews', servers: natsUrl }, [
    stubRequest(ListReviewsOfBusiness, () => facts.list),
    stubRequest(GetMyReview, (_, { actor }) => ({ review: actor ? aReview({ userName: actor.name }) : null })),
    stubRequest(PostReview, (request, context) => {
      take(request, context);
      return aReview({ businessId: request.businessId });
    }),
    stubRequest(EditReview, (request, context) => {
      take(request, context);
      return aReview({ id: request.id });
    }),
    stubRequest(DeleteReview, (request, context) => {
      take(request, context);
      return request;
    }),
    stubRequest(SaveReviewReply, (request, context) => {
      take(request, context);
      return { id: request.id };
    }),
    stubRequest(DeleteReviewReply, (request, context) => {
      take(request, context);
      return request;
    }),
    stubRequest(DescribeReviewPhoto, (request, context) => {
      take(request, context);
      return aReview({ id: request.reviewId });
    }),
    stubRequest(RemoveReviewPhoto, (request, context) => {
      take(request, context);
      return aReview({ id: request.reviewId });
    }),
    stubRequest(RestoreReviewPhoto, (request, context) => {
      take(request, context);
      return aReview({ id: request.reviewId });
    }),
    stubRequest(ReportReview, (request, context) => {
      take(request, context);
      return { id: request.id };
    }),
  ]);
}
