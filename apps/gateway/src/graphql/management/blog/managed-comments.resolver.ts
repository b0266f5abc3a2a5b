import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ApproveComments,
  type CommentStatus,
  CountManagedComments,
  DeleteComments,
  ListManagedComments,
  MANAGED_BLOG_PAGE_SIZE,
  RejectComments,
  RestoreComments,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { ManagedOutcome, toOutcomes } from '../managed-outcome.type.js';
import {
  ManagedComment,
  ManagedCommentCounts,
  ManagedCommentList,
  ManagedCommentStatus,
} from './managed-comment.types.js';

@Resolver(() => ManagedComment)
@Manages('comments')
export class ManagedCommentsResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => ManagedCommentList, { description: 'Comments of one status, newest first.' })
  async managedComments(
    @Args('status', { type: () => ManagedCommentStatus }) status: CommentStatus,
    @Args('page', { type: () => Int, defaultValue: 1 }) page: number,
    @Args('pageSize', { type: () => Int, defaultValue: MANAGED_BLOG_PAGE_SIZE }) pageSize: number,
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedCommentList> {
    const { comments, total } = await this.requests.send(ListManagedComments, { status, page, pageSize }, acting);
    return { items: comments, total };
  }

  @Query(() => ManagedCommentCounts)
  managedCommentCounts(@ActingAdministrator() acting: Acting): Promise<ManagedCommentCounts> {
    return this.requests.send(CountManagedComments, {}, acting);
  }

  @Mutation(() => [ManagedOutcome])
  async approveComments(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(ApproveComments, { ids }, acting));
  }

  @Mutation(() => [ManagedOutcome])
  async rejectComments(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(RejectComments, { ids }, acting));
  }

  @Mutation(() => [ManagedOutcome])
  async deleteComments(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(DeleteComments, { ids }, acting));
  }

  @Mutation(() => [ManagedOutcome], { description: 'Undoes deletions.' })
  async restoreComments(
    @Args('ids', { type: () => [ID] }) ids: string[],
    @ActingAdministrator() acting: Acting,
  ): Promise<ManagedOutcome[]> {
    return toOutcomes(await this.requests.send(RestoreComments, { ids }, acting));
  }
}
