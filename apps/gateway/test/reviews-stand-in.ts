import { Controller, Module } from '@nestjs/common';
import {
  type RequestContext,
  DeleteReview,
  EditReview,
  GetMyReview,
  ListReviewsOfBusiness,
  PostReview,
  type ReplyOf,
  ReportReview,
  type RequestOf,
  type ReviewOnRecord,
} from '@tedarik/commands';
import { Answers, MessagingModule, withRequests } from '@tedarik/messaging';
import { DomainError, type RunningService, startService } from '@tedarik/service-kit';
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

/** What reviews would know, and what it was told to do by whom. */
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

/** Answers what visitors request of reviews out of `facts`, which a test may change as it goes. */
export async function reviewsStandIn(natsUrl: string, facts: ReviewsFacts): Promise<RunningService> {
  const take = (request: unknown, { actor, commandId }: RequestContext): void => {
    if (facts.refusal) throw facts.refusal;
    facts.taken.push({ request, actor, commandId });
  };

  @Controller()
  class Reviews {
    @Answers(ListReviewsOfBusiness)
    list() {
      return facts.list;
    }

    @Answers(GetMyReview)
    mine(_: RequestOf<typeof GetMyReview>, { actor }: RequestContext) {
      return { review: actor ? aReview({ userName: actor.name }) : null };
    }

    @Answers(PostReview)
    post(request: RequestOf<typeof PostReview>, context: RequestContext) {
      take(request, context);
      return aReview({ businessId: request.businessId });
    }

    @Answers(EditReview)
    edit(request: RequestOf<typeof EditReview>, context: RequestContext) {
      take(request, context);
      return aReview({ id: request.id });
    }

    @Answers(DeleteReview)
    remove(request: RequestOf<typeof DeleteReview>, context: RequestContext) {
      take(request, context);
      return request;
    }

    @Answers(ReportReview)
    report(request: RequestOf<typeof ReportReview>, context: RequestContext) {
      take(request, context);
      return { id: request.id };
    }
  }

  @Module({ imports: [MessagingModule.forRoot({ name: 'reviews', servers: natsUrl })], controllers: [Reviews] })
  class Service {}

  return startService(Service, {
    name: 'reviews',
    config: {
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      OPS_HOST: '127.0.0.1',
      OPS_PORT: 0,
      NATS_URL: natsUrl,
      SERVICE_TOKEN: 'a-token-of-tests-only',
    },
    beforeListen: withRequests({ name: 'reviews', servers: natsUrl }),
  });
}
