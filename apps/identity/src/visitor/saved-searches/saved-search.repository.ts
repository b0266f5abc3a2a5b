import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { AccountSearch } from './saved-search.js';

/** `holds` is raised whenever news are found, so that this transaction conflicts with those that pause or delete the search. */
type SearchDocument = Omit<AccountSearch, 'id'> & { _id: string; holds?: number };

/** A new business for a search. Stored for a while after it was mailed, so that it is mailed only once. */
interface News {
  _id: string;
  searchId: string;
  businessId: string;
  listedAt: Date;
  /** Null until it was mailed, or is not to be mailed any more. */
  settledAt: Date | null;
}
export type NewBusiness = Pick<News, 'businessId' | 'listedAt'>;

/** Saved searches by account, and the new businesses for them. */
@Injectable()
export class SavedSearchRepository {
  private readonly stored = documentsOf<SearchDocument>('savedSearches')(this.database.connection);

  constructor(private readonly database: Database) {}

  /** The saved searches of an account, latest first. */
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

  /** Searches with mails that are older than the given time, in the order of ids. */
  async listWatching(before: Date, after: string, limit: number): Promise<AccountSearch[]> {
    const watching = { _id: { $gt: after }, mails: true, since: { $lt: before } };
    return (await this.stored.model.find(watching).sort({ _id: 1 }).limit(limit).lean<SearchDocument[]>()).map(
      toSearch,
    );
  }

  /** Searches that may be mailed now, the longest waiting first. */
  async listDue(now: Date, limit: number): Promise<AccountSearch[]> {
    const due = { hasNews: true, mails: true, nextMailAt: { $lte: now } };
    const found = this.stored.model.find(due).sort({ nextMailAt: 1 }).limit(limit);
    return (await found.lean<SearchDocument[]>()).map(toSearch);
  }

  /** Stores new businesses for a search, each once, however often it is found. A search that was deleted or paused meanwhile gets none. */
  async addNews(searchId: string, found: readonly NewBusiness[]): Promise<void> {
    await this.database.transaction(async (session) => {
      const search = await this.findById(searchId, session);
      const news = search?.mails ? found.filter(({ listedAt }) => listedAt > search.since) : [];
      if (news.length === 0) return;
      // Without the increment, setting an unchanged value would not count as a write.
      const marked = { $set: { hasNews: true }, $inc: { holds: 1 } };
      await this.stored.collection.updateOne({ _id: searchId }, marked, { session });
      const writes = news.map(({ businessId, listedAt }) => {
        const $setOnInsert = { searchId, businessId, listedAt, settledAt: null };
        return { updateOne: { filter: { _id: `${searchId}:${businessId}` }, update: { $setOnInsert }, upsert: true } };
      });
      await this.news.bulkWrite(writes, { ordered: false, session });
    });
  }

  /** New businesses for the search that were not mailed yet, newest first. */
  async listNews(searchId: string, session?: ClientSession): Promise<NewBusiness[]> {
    const options = { sort: { listedAt: -1, _id: 1 }, ...(session && { session }) } as const;
    return this.news.find({ searchId, settledAt: null }, options).toArray();
  }

  /** Marks all of them as done, so that they are not mailed again. */
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
