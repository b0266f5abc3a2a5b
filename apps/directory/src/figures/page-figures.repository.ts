import { FEWEST_OF_A_SEARCH, MOST_PAGE_SEARCHES, PAGE_ACTS, type PageAct, type PageActs } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import { fold, startOfDay } from '@tedarik/turkish';
import type { ClientSession, mongo } from 'mongoose';

interface PageDayRow extends Record<PageAct, number> {
  /** '<businessId> <day>', so that the days of one page are adjacent in the index. */
  _id: string;
  at: Date;
}
interface PageSearchRow {
  /** '<businessId> <day> <folded text>' */
  _id: string;
  text: string;
  times: number;
  at: Date;
}
interface SiteDayRow {
  /** The day. */
  _id: string;
  pageViews?: number;
  searches?: number;
  at: Date;
}
export interface Arrival {
  businessId: string;
  day: string;
  text: string;
  times: number;
}
export type SiteDay = Pick<SiteDayRow, 'pageViews' | 'searches'> & { day: string };

const BUDGET_MS = 1_500;
/** Sorts after every character that can follow in an id. */
const LAST = '\uffff';

/** Daily figures of pages and of the whole site. All are sums, so the order in which they are added does not matter. */
@Injectable()
export class PageFiguresRepository {
  constructor(private readonly database: Database) {}

  async addPages(session: ClientSession, pages: readonly PageActs[]): Promise<void> {
    const writes = pages.map(({ businessId, day, ...acts }) => ({
      updateOne: {
        filter: { _id: `${businessId} ${day}` },
        update: { $inc: acts, $setOnInsert: { at: startOfDay(day) } },
        upsert: true,
      },
    }));
    if (writes.length > 0) await this.pageDays.bulkWrite(writes, { session });
  }

  async addArrivals(session: ClientSession, arrivals: readonly Arrival[]): Promise<void> {
    const writes = arrivals.map(({ businessId, day, text, times }) => ({
      updateOne: {
        filter: { _id: `${businessId} ${day} ${fold(text)}` },
        update: { $inc: { times }, $set: { text }, $setOnInsert: { at: startOfDay(day) } },
        upsert: true,
      },
    }));
    if (writes.length > 0) await this.pageSearches.bulkWrite(writes, { session });
  }

  async addSite(session: ClientSession, days: ReadonlyMap<string, Partial<SiteDay>>): Promise<void> {
    const writes = [...days].map(([day, { pageViews = 0, searches = 0 }]) => ({
      updateOne: {
        filter: { _id: day },
        update: { $inc: { pageViews, searches }, $setOnInsert: { at: startOfDay(day) } },
        upsert: true,
      },
    }));
    if (writes.length > 0) await this.siteDays.bulkWrite(writes, { session });
  }

  /** The acts of visitors on a page, per day. */
  async pageOn(businessId: string, days: readonly string[]): Promise<({ day: string } & Record<PageAct, number>)[]> {
    const rows = await this.pageDays.find({ _id: between(businessId, days) }).toArray();
    const found = new Map(rows.map((row) => [row._id, row]));
    return days.map((day) => {
      const row = found.get(`${businessId} ${day}`);
      const acts = PAGE_ACTS.map((act) => [act, row?.[act] ?? 0]);
      return { day, ...(Object.fromEntries(acts) as Record<PageAct, number>) };
    });
  }

  /** The most frequent search texts that led to the page, without those that were used too rarely. */
  async searchesTo(businessId: string, days: readonly string[]): Promise<{ text: string; times: number }[]> {
    const key = { $substrCP: ['$_id', `${businessId} ${days[0]} `.length, { $strLenCP: '$_id' }] };
    return this.pageSearches
      .aggregate<{ text: string; times: number }>(
        [
          { $match: { _id: between(businessId, days) } },
          { $group: { _id: key, text: { $last: '$text' }, times: { $sum: '$times' } } },
          { $match: { times: { $gte: FEWEST_OF_A_SEARCH } } },
          { $sort: { times: -1, _id: 1 } },
          { $limit: MOST_PAGE_SEARCHES },
          { $project: { _id: 0, text: 1, times: 1 } },
        ],
        { maxTimeMS: BUDGET_MS },
      )
      .toArray();
  }

  async siteOn(days: readonly string[]): Promise<Required<Omit<SiteDay, 'day'>>[]> {
    const rows = await this.siteDays.find({ _id: { $in: [...days] } }).toArray();
    const found = new Map(rows.map((row) => [row._id, row]));
    return days.map((day) => ({
      pageViews: found.get(day)?.pageViews ?? 0,
      searches: found.get(day)?.searches ?? 0,
    }));
  }

  async forgetBusinesses(session: ClientSession, businessIds: readonly string[]): Promise<void> {
    for (const id of businessIds) {
      const ofBusiness = { _id: { $gt: `${id} `, $lt: `${id} ${LAST}` } };
      await this.pageDays.deleteMany(ofBusiness, { session });
      await this.pageSearches.deleteMany(ofBusiness, { session });
    }
  }

  private get pageDays(): mongo.Collection<PageDayRow> {
    return this.database.db.collection<PageDayRow>('pageDays');
  }

  private get pageSearches(): mongo.Collection<PageSearchRow> {
    return this.database.db.collection<PageSearchRow>('pageSearches');
  }

  private get siteDays(): mongo.Collection<SiteDayRow> {
    return this.database.db.collection<SiteDayRow>('siteDays');
  }
}

const between = (businessId: string, days: readonly string[]) => ({
  $gte: `${businessId} ${days[0]}`,
  $lt: `${businessId} ${days.at(-1)}${LAST}`,
});
