import { Injectable } from '@nestjs/common';
import { ListBusinessesByIds } from '@tedarik/commands';
import { Mails } from '@tedarik/mail';
import { RequestClient } from '@tedarik/messaging';
import { Clock, Database } from '@tedarik/service-kit';
import { MailTexts, type ToldBusiness } from '../../mails/mail-texts.js';
import { VisitorRepository } from '../visitor.repository.js';
import { type AccountSearch, mailed } from './saved-search.js';
import { type NewBusiness, SavedSearchRepository } from './saved-search.repository.js';

const DUE_AT_ONCE = 20;
const MOST_TOLD = 10;
/** Only this many are checked to be still public; further ones are just counted. */
const MOST_LOOKED_AT = 50;

/** Mails new businesses for saved searches: one mail per search, at most once a day. */
@Injectable()
export class SearchMails {
  constructor(
    private readonly database: Database,
    private readonly searches: SavedSearchRepository,
    private readonly visitors: VisitorRepository,
    private readonly requests: RequestClient,
    private readonly mails: Mails,
    private readonly texts: MailTexts,
    private readonly clock: Clock,
  ) {}

  async sendDue(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const due = await this.searches.listDue(this.clock.now(), DUE_AT_ONCE);
      for (const search of due) {
        if (signal?.aborted) return;
        await this.tell(search);
      }
      if (due.length < DUE_AT_ONCE) return;
    }
  }

  private async tell({ id }: AccountSearch): Promise<void> {
    const news = await this.searches.listNews(id);
    const { told, total } = await this.publicOnes(news);
    await this.database.transaction(async (session) => {
      const search = await this.searches.findById(id, session);
      const unchanged = search && (await this.isAsRead(search, news, session));
      if (!search || !unchanged) return;
      const now = this.clock.now();
      const owner = await this.visitors.findById(search.accountId, session);
      const isTold = owner !== null && told.length > 0;
      if (isTold) {
        await this.mails.append(session, this.texts.newBusinesses(owner.email, search, { told, total }));
      }
      await this.searches.settleNews(session, id, now);
      await this.searches.save(session, { ...(isTold ? mailed(search, now) : search), hasNews: false });
    });
  }

  /** Whether the search was not paused, mailed or extended meanwhile; otherwise the next round handles it. */
  private async isAsRead(
    { id, mails, hasNews }: AccountSearch,
    news: readonly NewBusiness[],
    session: Parameters<SavedSearchRepository['listNews']>[1],
  ): Promise<boolean> {
    if (!mails || !hasNews) return false;
    return (await this.searches.listNews(id, session)).length === news.length;
  }

  /** The businesses with their current names, without those that are no longer public. */
  private async publicOnes(news: readonly NewBusiness[]): Promise<{ told: ToldBusiness[]; total: number }> {
    const looked = news.slice(0, MOST_LOOKED_AT).map(({ businessId }) => businessId);
    const { businesses } = await this.requests.send(ListBusinessesByIds, { ids: looked });
    // The business into which one was merged is not necessarily new.
    const found = businesses.filter(({ id }) => looked.includes(id));
    const told = found.slice(0, MOST_TOLD).map(({ name, slug, locations }) => ({
      name,
      slug,
      city: locations.find(({ isHeadquarters }) => isHeadquarters)?.city ?? null,
    }));
    return { told, total: news.length - looked.length + found.length };
  }
}
