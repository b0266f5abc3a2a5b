import { Injectable } from '@nestjs/common';
import {
  type ChangeSavedSearch,
  type DeleteSavedSearch,
  type ListSavedSearches,
  MOST_SAVED_SEARCHES,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  type SaveSearch,
  type StopSearchMails,
} from '@tedarik/commands';
import { Clock, Database, DomainError } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { OwnAccount } from '../own-account.js';
import {
  type AccountSearch,
  changeSearch,
  isSameSearch,
  newSearch,
  savedSearchNotFound,
  toSavedSearch,
} from './saved-search.js';
import { SavedSearchRepository } from './saved-search.repository.js';

/** Saved searches in visitors' own accounts. */
@Injectable()
export class OwnSavedSearches {
  constructor(
    private readonly database: Database,
    private readonly ownAccount: OwnAccount,
    private readonly searches: SavedSearchRepository,
    private readonly clock: Clock,
  ) {}

  async list(
    _request: RequestOf<typeof ListSavedSearches>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ListSavedSearches>> {
    const { id } = await this.ownAccount.get(context);
    return { searches: (await this.searches.listOf(id)).map(toSavedSearch) };
  }

  save(request: RequestOf<typeof SaveSearch>, context: RequestContext): Promise<ReplyOf<typeof SaveSearch>> {
    return this.changing(context, async (accountId, session) => {
      const added = newSearch(accountId, request, this.clock.now());
      const all = await this.searches.listOf(accountId, session);
      const same = all.find(({ criteria }) => isSameSearch(criteria, added.criteria));
      if (same) return this.store(session, same, request);
      if (all.length >= MOST_SAVED_SEARCHES) {
        throw new DomainError('too-many-saved-searches', 'unprocessable', { most: MOST_SAVED_SEARCHES });
      }
      await this.searches.save(session, added);
      return added;
    });
  }

  change(
    { id, ...changes }: RequestOf<typeof ChangeSavedSearch>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ChangeSavedSearch>> {
    return this.changing(context, async (accountId, session) => {
      const search = await this.searches.findOf(accountId, id, session);
      if (!search) throw savedSearchNotFound();
      return this.store(session, search, changes);
    });
  }

  async remove(
    { id }: RequestOf<typeof DeleteSavedSearch>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof DeleteSavedSearch>> {
    return this.database.transaction(async (session) => {
      const accountId = await this.ownAccount.hold(context, session);
      if (await this.searches.findOf(accountId, id, session)) await this.searches.remove(session, id);
      return {};
    });
  }

  /** Stops the mails of a search for anyone with the link from one of them, signed in or not. */
  async stopMails({ token }: RequestOf<typeof StopSearchMails>): Promise<ReplyOf<typeof StopSearchMails>> {
    return this.database.transaction(async (session) => {
      const search = await this.searches.findByToken(token, session);
      if (!search) throw new DomainError('link-expired', 'unprocessable');
      const { name } = await this.store(session, search, { name: search.name, mails: false });
      return { name };
    });
  }

  private async store(
    session: ClientSession,
    search: AccountSearch,
    changes: Pick<AccountSearch, 'name' | 'mails'>,
  ): Promise<AccountSearch> {
    const now = this.clock.now();
    const changed = changeSearch(search, changes, now);
    await this.searches.save(session, changed);
    if (!changed.mails) await this.searches.settleNews(session, changed.id, now);
    return changed;
  }

  private async changing(
    context: RequestContext,
    work: (accountId: string, session: ClientSession) => Promise<AccountSearch>,
  ) {
    return this.database.transaction(async (session) =>
      toSavedSearch(await work(await this.ownAccount.hold(context, session), session)),
    );
  }
}
