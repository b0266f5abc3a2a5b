import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { GetIndexState, IndexName, StartRebuild } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import { type Acting, ActingAdministrator } from '../graphql/acting.js';
import { Manages } from '../graphql/manages.js';
import { ManagedIndex } from './managed-index.types.js';

/** For administrators alone: the state of the indices, and what may be done about it. */
@Resolver(() => ManagedIndex)
@Manages('audit')
export class ManagedIndicesResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => [ManagedIndex], { description: 'For administrators alone.' })
  async managedIndices(@ActingAdministrator() acting: Acting): Promise<ManagedIndex[]> {
    return (await this.requests.send(GetIndexState, {}, acting)).indices;
  }

  @Mutation(() => Boolean, { description: 'Has an index filled anew; `managedIndices` says how far it is.' })
  async startRebuild(
    @Args('index', { type: () => ID }) index: string,
    @ActingAdministrator() acting: Acting,
  ): Promise<boolean> {
    const known = IndexName.safeParse(index);
    if (!known.success) throw new DomainError('index-not-found', 'not-found');
    await this.requests.send(StartRebuild, { index: known.data }, acting);
    return true;
  }
}
