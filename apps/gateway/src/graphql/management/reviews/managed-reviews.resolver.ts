import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  GetManagedReview,
  ListManagedReviews,
  type ModerationAction,
  type ModerationReason,
  ModerateReviews,
  type RequestOf,
  type ReviewFilter,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { listOf, ManagedListInput } from '../managed-list.input.js';
import { ManagedOutcome, toOutcomes } from '../managed-outcome.type.js';
import { ManagedReview, ManagedReviewInFull, ManagedReviewList } from './managed-review.types.js';

type Sort = RequestOf<typeof ListManagedReviews>['sort'];

@Resolver(() => ManagedReview)
@Manages('reviews')
export class ManagedReviewsResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => ManagedReviewList, {
    description: 'Reviews; `sort`: date, rating; `filter`: all, reported, visible, pending, hidden.',
  })
  async managedReviews(
    @Args('list', { type: () => ManagedListInput }) list: ManagedListInput,
    @Args('filter', { type: () => String, defaultValue: 'all' }) filter: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedReviewList> {
    const request = { ...listOf<Sort>(list), filter: filter as ReviewFilter };
    const { reviews, ...totals } = await this.requests.send(ListManagedReviews, request, acting);
    return { items: reviews, ...totals };
  }

  @Query(() => ManagedReviewInFull)
  managedReview(
    @Args('id', { type: () => ID }) id: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedReviewInFull> {
    return this.requests.send(GetManagedReview, { id }, acting);
  }

  @Mutation(() => [ManagedOutcome], {
    description:
      '`action`: approve, hide, unhide, settle, remove, restore. Hiding and removing need a `reason` of the list.',
  })
  async moderateReviews(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @Args('action', { type: () => String }) action: string,
    @Args('reason', { type: () => String, nullable: true }) reason: string | null = null,
    @Args('commandId', { type: () => ID }) commandId: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    const request = { ids, action: action as ModerationAction, reason: reason as ModerationReason | null };
    return toOutcomes(await this.requests.send(ModerateReviews, request, { ...acting, commandId }));
  }
}
