import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { RequestFailed } from '@tedarik/messaging';
import { Business } from '../business/business.types.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { NeighboursQuery } from './neighbours.query.js';
import { Neighbours } from './neighbours.types.js';

@Resolver(() => Business)
export class NeighboursResolver {
  constructor(private readonly query: NeighboursQuery) {}

  @ResolveField('neighbours', () => Neighbours, {
    nullable: true,
    description:
      'Null while they cannot be loaded. Filled on `business` only, because only there the products of the business are known.',
  })
  async neighboursOf(@Parent() business: Business, @Context('reads') reads: PageReads): Promise<Neighbours | null> {
    try {
      return await this.query.execute(business, reads);
    } catch (error) {
      // The page is shown without its neighbours.
      if (!(error instanceof RequestFailed) || error.failure.kind !== 'unavailable') throw error;
      reads.degraded = true;
      return null;
    }
  }
}
