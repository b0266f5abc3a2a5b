import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DiscardImportFailure, GetImportQueues, RetryImportFailure } from '@tedarik/commands';
import { Asker } from '@tedarik/messaging';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { ManagedImportQueues } from './managed-import-queue.types.js';

/** The queues behind the imports, and what may be done about work that failed. */
@Resolver(() => ManagedImportQueues)
@Manages('imports')
export class ManagedImportQueuesResolver {
  constructor(private readonly asker: Asker) {}

  @Query(() => ManagedImportQueues)
  importQueues(@ActingAdministrator() acting: Acting): Promise<ManagedImportQueues> {
    return this.asker.ask(GetImportQueues, {}, acting);
  }

  @Mutation(() => Boolean, { description: 'Tries failed work again at once; `chunk` null: the reading of the file.' })
  async retryImportFailure(
    @Args('importId', { type: () => ID }) importId: string,
    @Args('chunk', { type: () => Int, nullable: true }) chunk: number | null = null,
    @ActingAdministrator() acting: Acting,
  ): Promise<boolean> {
    await this.asker.ask(RetryImportFailure, { importId, chunk }, acting);
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
    await this.asker.ask(DiscardImportFailure, { importId, chunk }, acting);
    return true;
  }
}
