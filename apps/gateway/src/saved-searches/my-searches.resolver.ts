import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  ChangeSavedSearch,
  DeleteSavedSearch,
  ListSavedSearches,
  SaveSearch,
  SearchCriteria,
  StopSearchMails,
} from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { parseSent } from '@tedarik/service-kit';
import { chosenCategories } from '../business-list/chosen-categories.js';
import { RateLimits } from '../limits/rate-limits.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { visitorActor } from '../visitors/actor-of.js';
import { type ClientFacts, type Requesting, signedIn } from '../visitors/visitor.js';
import { SavedSearch, SaveSearchInput } from './saved-search.types.js';

/** The saved searches of a visitor's account; never part of a page. */
@Resolver(() => SavedSearch)
export class MySearchesResolver {
  constructor(
    private readonly requests: RequestClient,
    private readonly limits: RateLimits,
    private readonly tables: ReferenceTablesService,
  ) {}

  @Query(() => [SavedSearch], { description: "Saved searches of the visitor's account, the latest first." })
  async mySavedSearches(@Context('visitor') visitor: Requesting): Promise<SavedSearch[]> {
    const actor = visitorActor(signedIn(visitor));
    return (await this.requests.send(ListSavedSearches, {}, { actor })).searches;
  }

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
    const sent = parseSent(SearchCriteria, { ...criteria });
    await this.limits.take('savedSearches', account.accountId);
    const { canonical: categories } = chosenCategories(sent.categories, await this.tables.read(reads));
    const kept = { name, criteria: { ...sent, categories }, mails };
    return this.requests.send(SaveSearch, kept, { actor: visitorActor(account) });
  }

  @Mutation(() => SavedSearch, {
    description:
      'Renames a saved search, or switches its mails on or off. Fails with `saved-search-not-found` or `fields-refused`.',
  })
  async changeSavedSearch(
    @Args('id', { type: () => ID }) id: string,
    @Args('name', { type: () => String }) name: string,
    @Args('mails', { type: () => Boolean }) mails: boolean,
    @Context('visitor') visitor: Requesting,
  ): Promise<SavedSearch> {
    const account = signedIn(visitor);
    await this.limits.take('savedSearches', account.accountId);
    return this.requests.send(ChangeSavedSearch, { id, name, mails }, { actor: visitorActor(account) });
  }

  @Mutation(() => Boolean)
  async deleteSavedSearch(
    @Args('id', { type: () => ID }) id: string,
    @Context('visitor') visitor: Requesting,
  ): Promise<boolean> {
    const account = signedIn(visitor);
    await this.limits.take('savedSearches', account.accountId);
    await this.requests.send(DeleteSavedSearch, { id }, { actor: visitorActor(account) });
    return true;
  }

  @Mutation(() => String, {
    description:
      'Stops the mails of a saved search by the token from one of them; returns the name of the search. Fails with `link-expired`.',
  })
  async stopSearchMails(
    @Args('token', { type: () => String }) token: string,
    @Context('client') { address }: ClientFacts,
  ): Promise<string> {
    await this.limits.take('stopMails', address);
    return (await this.requests.send(StopSearchMails, { token })).name;
  }
}
