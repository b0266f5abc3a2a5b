import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { AccountSearch } from './saved-search.js';

/** Each time that news are found, `holds` is another number: that transaction then meets those that pause or remove the search. */
type SearchDocument = Omit<AccountSearch, 'id'> & { _id: string; holds?: number };

/** A business that is new to a search. Kept for a while after it was told, so that it is told once. */
interface News {
  _id: string;
  searchId: string;
  businessId: string;
  listedAt: Date;
  /** Null until it was mailed or is not to be any more. */
  settledAt: Date | null;
}
export type NewBusiness = Pick<News, 'businessId' | 'listedAt'>;

/** Saved searches by account, and the businesses that are new to them. */
@Injectable()
export class SavedSearchRepository {
  private readonly stored = documentsOf<SearchDocument>('savedSearches')(this.database.connection);

  constructor(private readonly database: Database) {}

  /** The latest first. */
  async listOf(accountId: string, session: ClientSession | null = null): Promise<AccountSearch[]> {
    const found = this.stored.model.find({ accountId }).sort({ createdAt: -1, _id: -1 }).session(session);
    return (await found.lean<SearchDocument[]>()).map(toSearch);
  }

  findOf(accountId: string, id: string, session: ClientSession): Promise<AccountSearch | null> {
    return this.find({ _id: id, accountId }, session);
  }

  findById(id: string, session: ClientSession): Promise<AccountSearch | null> {
    return this.find({ _id: id }, session);
  }

  findByToken(token: string, session: ClientSession): Promise<AccountSearch | null> {
    return this.find({ token }, session);
  }

  async save(session: ClientSession, { id, ...fields }: AccountSearch): Promise<void> {
    await this.stored.collection.replaceOne({ _id: id }, fields, { session, upsert: true });
  }

  async remove(session: ClientSession, id: string): Promise<void> {
    await this.stored.collection.deleteOne({ _id: id }, { session });
    await this.news.deleteMany({ searchId: id }, { session });
  }

  async removeAllOf(session: ClientSession, accountId: string): Promise<void> {
    for (const { id } of await this.listOf(accountId, session)) await this.remove(session, id);
  }

  /** Those whose news are mailed and that are older than a moment, in the order of ids. */
  async listWatching(before: Date, after: string, limit: number): Promise<AccountSearch[]> {
    const watching = { _id: { $gt: after }, mails: true, since: { $lt: before } };
    return (await this.stored.model.find(watching).sort({ _id: 1 }).limit(limit).lean<SearchDocument[]>()).map(
      toSearch,
    );
  }

  /** Those that may be mailed now; the longest waiting first. */
  async listDue(now: Date, limit: number): Promise<AccountSearch[]> {
    const due = { hasNews: true, mails: true, nextMailAt: { $lte: now } };
    const found = this.stored.model.find(due).sort({ nextMailAt: 1 }).limit(limit);
    return (await found.lean<SearchDocument[]>()).map(toSearch);
  }

  /**
   * Notes what is new to the search as it is now, each once, however often it is found. One that was removed or paused since
   * it was tried has no news.
   */
  async addNews(searchId: string, found: readonly NewBusiness[]): Promise<void> {
    await this.database.transaction(async (session) => {
      const search = await this.findById(searchId, session);
      const news = search?.mails ? found.filter(({ listedAt }) => listedAt > search.since) : [];
      if (news.length === 0) return;
      // Setting what is set already would be no write.
      const marked = { $set: { hasNews: true }, $inc: { holds: 1 } };
      await this.stored.collection.updateOne({ _id: searchId }, marked, { session });
      const writes = news.map(({ businessId, listedAt }) => {
        const $setOnInsert = { searchId, businessId, listedAt, settledAt: null };
        return { updateOne: { filter: { _id: `${searchId}:${businessId}` }, update: { $setOnInsert }, upsert: true } };
      });
      await this.news.bulkWrite(writes, { ordered: false, session });
    });
  }

  /** What the search has not been told, the newest first. */
  async listNews(searchId: string, session?: ClientSession): Promise<NewBusiness[]> {
    const options = { sort: { listedAt: -1, _id: 1 }, ...(session && { session }) } as const;
    return this.news.find({ searchId, settledAt: null }, options).toArray();
  }

  /** None of them is told again. */
  async settleNews(session: ClientSession, searchId: string, settledAt: Date): Promise<void> {
    await this.news.updateMany({ searchId, settledAt: null }, { $set: { settledAt } }, { session });
  }

  private async find(filter: object, session: ClientSession): Promise<AccountSearch | null> {
    const found = await this.stored.model.findOne(filter).session(session).lean<SearchDocument>();
    return found && toSearch(found);
  }

  private get news() {
    return this.database.db.collection<News>('searchNews');
  }
}

const toSearch = ({ _id: id, holds: _holds, ...fields }: SearchDocument): AccountSearch => ({ id, ...fields });
