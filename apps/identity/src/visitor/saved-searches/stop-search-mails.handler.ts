import { Injectable } from '@nestjs/common';
import type { ReplyOf, RequestOf, StopSearchMails } from '@tedarik/commands';
import { Clock, Database, DomainError } from '@tedarik/service-kit';
import { changeSearch } from './saved-search.js';
import { SavedSearchRepository } from './saved-search.repository.js';

/** Stops the mails of a search for anyone with the link from one of them, signed in or not. */
@Injectable()
export class StopSearchMailsHandler {
  constructor(
    private readonly database: Database,
    private readonly searches: SavedSearchRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ token }: RequestOf<typeof StopSearchMails>): Promise<ReplyOf<typeof StopSearchMails>> {
    return this.database.transaction(async (session) => {
      const search = await this.searches.findByToken(token, session);
      if (!search) throw new DomainError('link-expired', 'unprocessable');
      const { id, name } = search;
      const now = this.clock.now();
      await this.searches.save(session, changeSearch(search, { name, mails: false }, now));
      await this.searches.settleNews(session, id, now);
      return { name };
    });
  }
}
