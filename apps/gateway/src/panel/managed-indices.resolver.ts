import { Args, ID, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { GetIndexState, IndexName, IndexRebuild, IndexState, StartRebuild } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import { type AdministratorContext, ActingAdministrator } from '../graphql/administrator-context.js';
import { Manages } from '../graphql/manages.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'Progress of a rebuild.' })
class ManagedRebuild extends typeOf(IndexRebuild, {
  done: 'Number of records in the new index so far.',
  total: 'Estimated number of records at the end; null if unknown.',
}) {}

@ObjectType({ description: 'A search index.' })
class ManagedIndex extends typeOf(IndexState, {
  index: { type: () => ID, description: 'Name of the index: businesses or products.' },
  documents: 'Number of documents; null if the index does not exist.',
  lag: 'Number of events that the indexer has not processed yet.',
  rebuild: { type: () => ManagedRebuild, description: 'The running rebuild; null if none is running.' },
}) {}

/** The state of the search indices and their rebuild. For administrators of the area `audit` only. */
@Resolver(() => ManagedIndex)
@Manages('audit')
export class ManagedIndicesResolver {
  constructor(private readonly requests: RequestClient) {}

  @Query(() => [ManagedIndex], { description: 'State of the search indices. For administrators only.' })
  async managedIndices(@ActingAdministrator() acting: AdministratorContext): Promise<ManagedIndex[]> {
    return (await this.requests.send(GetIndexState, {}, acting)).indices;
  }

  @Mutation(() => Boolean, { description: 'Starts a rebuild of an index; `managedIndices` shows its progress.' })
  async startRebuild(
    @Args('index', { type: () => ID }) index: string,
    @ActingAdministrator() acting: AdministratorContext,
  ): Promise<boolean> {
    const known = IndexName.safeParse(index);
    if (!known.success) throw new DomainError('index-not-found', 'not-found');
    await this.requests.send(StartRebuild, { index: known.data }, acting);
    return true;
  }
}
