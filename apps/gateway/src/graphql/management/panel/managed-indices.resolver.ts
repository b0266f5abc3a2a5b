import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DiscardParked, GetIndexState, IndexName, RedriveParked, StartRebuild } from '@tedarik/commands';
import { Asker } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import { type Acting, ActingAdministrator } from '../../../back-office/acting.js';
import { Manages } from '../../../back-office/manages.js';
import { ManagedIndexState } from './managed-index.types.js';

/** For administrators alone: the state of the indices, and what may be done about it. */
@Resolver(() => ManagedIndexState)
@Manages('audit')
export class ManagedIndicesResolver {
  constructor(private readonly asker: Asker) {}

  @Query(() => ManagedIndexState, { description: 'For administrators alone.' })
  async managedIndexState(@ActingAdministrator() acting: Acting): Promise<ManagedIndexState> {
    const { indices } = await this.asker.ask(GetIndexState, {}, acting);
    const parked = indices.flatMap(({ index, parked: ofIndex }) => ofIndex.map((each) => ({ index, ...each })));
    return { indices, parked: parked.filter(({ count }) => count > 0) };
  }

  @Mutation(() => Int, { description: 'Announces the parked events of a durable again; answers how many.' })
  async redriveParked(
    @Args('durable', { type: () => ID }) durable: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<number> {
    return (await this.asker.ask(RedriveParked, { durable }, acting)).count;
  }

  @Mutation(() => Int, { description: 'Throws the parked events of a durable away; answers how many.' })
  async discardParked(
    @Args('durable', { type: () => ID }) durable: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<number> {
    return (await this.asker.ask(DiscardParked, { durable }, acting)).count;
  }

  @Mutation(() => Boolean, { description: 'Has an index filled anew; `managedIndexState` says how far it is.' })
  async startRebuild(
    @Args('index', { type: () => ID }) index: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<boolean> {
    const known = IndexName.safeParse(index);
    if (!known.success) throw new DomainError('index-not-found', 'not-found');
    await this.asker.ask(StartRebuild, { index: known.data }, acting);
    return true;
  }
}
