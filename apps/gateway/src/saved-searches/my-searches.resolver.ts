import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { SaveSearch, SearchCriteria } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { parseUntrusted } from '@tedarik/service-kit';
import { chosenCategories } from '../business-list/chosen-categories.js';
import { RateLimits } from '../limits/rate-limits.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type Requesting, signedIn } from '../visitors/visitor.js';
import { SavedSearch, SaveSearchInput } from './saved-search.types.js';

/** Saves a search in a visitor's account. */
@Resolver(() => SavedSearch)
export class MySearchesResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly tables: ReferenceTablesService,
  ) {}

  @Mutation(() => SavedSearch, {
    description:
      'Saves a search with the current slugs of its categories. A saved search with the same criteria is renamed instead. ' +
      'Fails with `nothing-searched`, `too-many-saved-searches` or `fields-refused`.',
  })
  async keepSearch(
    @Args('input', { type: () => SaveSearchInput }) { name, criteria, mails }: SaveSearchInput,
    @Context('visitor') visitor: Requesting,
    @Context('reads') reads: PageReads,
  ): Promise<SavedSearch> {
    const account = signedIn(visitor);
    const sent = parseUntrusted(SearchCriteria, { ...criteria });
    await this.limits.take('savedSearches', account.accountId);
    const { canonical: categories } = chosenCategories(sent.categories, await this.tables.read(reads));
    const kept = { name, criteria: { ...sent, categories }, mails };
    return this.requests.send(SaveSearch, kept, { actor: visitorActor(account) });
  }
}
