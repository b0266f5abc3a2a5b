import {
  type ListRecentSearches,
  type ListSearches,
  MOST_SEARCHES_TRIED,
  type RecordSearchClicks,
  type RecordSearches,
  type ReplyOf,
  type RequestOf,
  type Search,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@tedarik/service-kit';
import { fold } from '@tedarik/turkish';
import type { mongo } from 'mongoose';

/** At most this many texts are stored at a time; further ones are not counted until old ones have expired. */
const MOST_TEXTS = 100_000;
const BUDGET_MS = 2_000;

interface StoredSearch {
  /** The folded text. */
  _id: string;
  text: string;
  times: number;
  found: number;
  lastAt: Date;
  /** Absent before the first click. */
  clicks?: number;
  /** Sum of the ranks of all clicked hits. */
  ranks?: number;
}

const FIELDS = { times: 'times', found: 'found', last: 'lastAt', clicks: 'clicks' } as const;

/** Search texts of visitors, each text once. MongoDB deletes a text 90 days after its last search. */
@Injectable()
export class Searches {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async record({ searches }: RequestOf<typeof RecordSearches>): Promise<Record<string, never>> {
    const lastAt = this.clock.now();
    const upsert = (await this.stored.estimatedDocumentCount()) < MOST_TEXTS;
    const writes = searches.map(({ text, times, found }) => ({
      updateOne: {
        filter: { _id: fold(text) },
        update: { $set: { text, found, lastAt }, $inc: { times } },
        upsert,
      },
    }));
    await this.stored.bulkWrite(writes, { ordered: false });
    return {};
  }

  async recordClicks({ clicks }: RequestOf<typeof RecordSearchClicks>): Promise<Record<string, never>> {
    const writes = clicks.map(({ text, times, ranks }) => ({
      updateOne: { filter: { _id: fold(text) }, update: { $inc: { clicks: times, ranks } } },
    }));
    await this.stored.bulkWrite(writes, { ordered: false });
    return {};
  }

  /** The folded ones of the texts that were searched for and found something. */
  async foundAmong(texts: readonly string[]): Promise<Set<string>> {
    const filter = { _id: { $in: [...new Set(texts.map((text) => fold(text)))] }, found: { $gt: 0 } };
    const found = this.stored.find(filter, { projection: { _id: 1 } });
    return new Set((await found.toArray()).map(({ _id }) => _id));
  }

  async list(request: RequestOf<typeof ListSearches>): Promise<ReplyOf<typeof ListSearches>> {
    const { search, page, pageSize, sort, descending, nothingFound, neverClicked } = request;
    const filter = {
      ...(search.trim() && { _id: { $regex: escaped(fold(search.trim())) } }),
      ...(nothingFound && { found: 0 }),
      ...(neverClicked && { found: { $gt: 0 }, clicks: { $exists: false } }),
    };
    const [found, total] = await Promise.all([
      this.stored
        .find(filter, { maxTimeMS: BUDGET_MS })
        .sort({ [FIELDS[sort]]: descending ? -1 : 1, _id: 1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .toArray(),
      this.stored.countDocuments(filter, { maxTimeMS: BUDGET_MS }),
    ]);
    return { searches: found.map(toSearch), total };
  }

  async listRecent({ beginnings }: RequestOf<typeof ListRecentSearches>): Promise<ReplyOf<typeof ListRecentSearches>> {
    const words = beginnings.map((letters) => [...letters].map(escaped).join(' ?')).join('|');
    const found = await this.stored
      .find({ _id: { $regex: `\\b(?:${words})` } }, { maxTimeMS: BUDGET_MS, projection: { text: 1 } })
      .sort({ lastAt: -1 })
      .limit(MOST_SEARCHES_TRIED)
      .toArray();
    return { texts: found.map(({ text }) => text) };
  }

  private get stored(): mongo.Collection<StoredSearch> {
    return this.database.db.collection<StoredSearch>('searches');
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const toSearch = ({ _id: id, lastAt, clicks = 0, ranks = 0, ...rest }: StoredSearch): Search => ({
  id,
  ...rest,
  clicks,
  meanRank: clicks > 0 ? ranks / clicks : null,
  lastAt: lastAt.toISOString(),
});
