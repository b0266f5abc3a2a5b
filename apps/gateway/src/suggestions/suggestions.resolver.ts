import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { listArguments } from '../limits/arguments.js';
import { SearchLimit } from '../search/search-limit.js';
import { PageReads } from '../page-cache/page-reads.js';
import type { ClientFacts } from '../visitors/visitor.js';
import { SuggestionsQuery } from './suggestions.query.js';
import { Suggestions } from './suggestions.types.js';

@Resolver()
export class SuggestionsResolver {
  constructor(
    private readonly suggestionsQuery: SuggestionsQuery,
    private readonly searches: SearchLimit,
  ) {}

  @Query(() => Suggestions, { description: 'Suggestions for a search box; empty for fewer than two characters.' })
  async suggestions(
    @Args('q', { type: () => String }) q: string,
    @Context('reads') reads: PageReads,
    @Context('client') client: ClientFacts | null,
  ): Promise<Suggestions> {
    const { q: typed } = listArguments({ q, page: 1 });
    await this.searches.count(typed, client);
    return this.suggestionsQuery.execute(typed, reads);
  }
}
