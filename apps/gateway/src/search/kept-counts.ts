import { Injectable } from '@nestjs/common';
import type { BusinessCounts, KnownCounts } from '@tedarik/search';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../reference-tables/tables.js';
import type { BusinessQuery } from './business-query.js';

const MOST = 2_000;
/** Shorter than a page is kept: what nobody was told of is counted anew before long. */
const KEPT_MS = 30_000;

/** What lists have counted, for their other pages and orders. It is forgotten whenever kept pages of lists are. */
@Injectable()
export class KeptCounts {
  private readonly counts = new LRUCache<string, BusinessCounts>({ max: MOST, ttl: KEPT_MS });
  private generation = 0;
  private tables: Tables | undefined;

  /** Of the list that the query requests a page of. What is counted while something changes is told to nobody. */
  of(query: BusinessQuery, tables: Tables): KnownCounts {
    // Words mean what the tables say.
    if (this.tables !== tables) this.forget();
    this.tables = tables;
    const { sort: _sort, page: _page, pageSize: _pageSize, near, ...list } = query;
    const key = JSON.stringify({ ...list, ...(list.within && { near }) });
    const { generation } = this;
    return {
      get: (match) => this.counts.get(match + key),
      set: (match, counts) => generation === this.generation && this.counts.set(match + key, counts),
    };
  }

  forget(): void {
    this.generation += 1;
    this.counts.clear();
  }
}
