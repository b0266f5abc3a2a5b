import { Args, ID, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { GetIndexState, IndexName, IndexRebuild, IndexState, StartRebuild } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { DomainError } from '@tedarik/service-kit';
import { type Acting, ActingAdministrator } from '../graphql/acting.js';
import { Manages } from '../graphql/manages.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'How far a rebuild is.' })
class ManagedRebuild extends typeOf(IndexRebuild, {
  done: 'Records that the new index has.',
  total: 'About how many there will be; null when nobody can say.',
}) {}

@ObjectType({ description: 'A search index.' })
class ManagedIndex extends typeOf(IndexState, {
  index: { type: () => ID, description: 'businesses, products' },
  documents: 'Null while there is no index.',
  lag: 'Events not taken yet.',
  rebuild: { type: () => ManagedRebuild, description: 'Null while none runs.' },
}) {}

/** The state of the search indices and their rebuild. For administrators of the area `audit` only. */
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
