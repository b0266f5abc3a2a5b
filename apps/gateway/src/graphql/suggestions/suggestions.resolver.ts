import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { listArguments } from '../../limits/arguments.js';
import { PageReads } from '../../page-cache/page-reads.js';
import { SuggestionsQuery } from './suggestions.query.js';
import { Suggestions } from './suggestions.types.js';

@Resolver()
export class SuggestionsResolver {
  constructor(private readonly suggestionsQuery: SuggestionsQuery) {}

  @Query(() => Suggestions, { description: 'For a search box, from two characters on.' })
  suggestions(@Args('q', { type: () => String }) q: string, @Context('reads') reads: PageReads): Promise<Suggestions> {
    return this.suggestionsQuery.execute(listArguments({ q, page: 1 }).q, reads);
  }
}
