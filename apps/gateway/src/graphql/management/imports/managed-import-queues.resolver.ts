import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DiscardImportFailure, GetImportQueues, RetryImportFailure } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { ManagedImportQueues } from './managed-import-queue.types.js';

/** The queues behind the imports, and what may be done about work that failed. */
@Resolver(() => ManagedImportQueues)
@Manages('imports')
export class ManagedImportQueuesResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => ManagedImportQueues)
  importQueues(@ActingAdministrator() acting: Acting): Promise<ManagedImportQueues> {
    return this.requests.send(GetImportQueues, {}, acting);
  }

  @Mutation(() => Boolean, { description: 'Tries failed work again at once; `chunk` null: the reading of the file.' })
  async retryImportFailure(
    @Args('importId', { type: () => ID }) importId: string,
    @Args('chunk', { type: () => Int, nullable: true }) chunk: number | null = null,
    @ActingAdministrator() acting: Acting,
  ): Promise<boolean> {
    await this.requests.send(RetryImportFailure, { importId, chunk }, acting);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Gives failed work up: the rows of a chunk become invalid, an unread file fails its import.',
  })
  async discardImportFailure(
    @Args('importId', { type: () => ID }) importId: string,
    @Args('chunk', { type: () => Int, nullable: true }) chunk: number | null = null,
    @ActingAdministrator() acting: Acting,
  ): Promise<boolean> {
    await this.requests.send(DiscardImportFailure, { importId, chunk }, acting);
    return true;
  }
}
