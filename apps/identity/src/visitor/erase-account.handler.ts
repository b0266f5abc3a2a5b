import { Injectable } from '@nestjs/common';
import type { RequestContext, EraseAccount, ReplyOf, RequestOf } from '@tedarik/commands';
import { AccountErased } from '@tedarik/events';
import { Mails } from '@tedarik/mail';
import { Outbox } from '@tedarik/outbox';
import { Database } from '@tedarik/service-kit';
import { EndedSessions } from '../ended-sessions.js';
import { FavouritesRepository } from './favourites/favourites.repository.js';
import { LinkRepository } from '../link/link.repository.js';
import { SavedSearchRepository } from './saved-searches/saved-search.repository.js';
import { OwnAccount } from './own-account.js';
import { VisitorRepository } from './visitor.repository.js';

/**
 * GEN-21: deletes the account with its links, favourites, searches and mails at once, and publishes this, so that other services delete the
 * name too.
 */
@Injectable()
export class EraseAccountHandler {
  constructor(
    private readonly database: Database,
    private readonly ownAccount: OwnAccount,
    private readonly visitors: VisitorRepository,
    private readonly links: LinkRepository,
    private readonly favourites: FavouritesRepository,
    private readonly searches: SavedSearchRepository,
    private readonly mails: Mails,
    private readonly outbox: Outbox,
    private readonly endedSessions: EndedSessions,
  ) {}

  async execute(
    { password }: RequestOf<typeof EraseAccount>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof EraseAccount>> {
    const checked = await this.ownAccount.getWithPassword(context, password);
    return this.database.transaction(async (session) => {
      const { id, email, version } = await this.ownAccount.getUnchanged(checked, session);
      await this.visitors.remove(session, id);
      await this.links.removeAllOf(session, id);
      await this.favourites.forget(session, id);
      await this.searches.removeAllOf(session, id);
      await this.mails.forget(session, email);
      await this.endedSessions.ofVisitor(session, id);
      await this.outbox.append(session, AccountErased, { aggregateId: id, version: version + 1, data: { id } });
      return {};
    });
  }
}
