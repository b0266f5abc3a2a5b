import { Injectable } from '@nestjs/common';
import type { BusinessCounts, CountsCache } from '@tedarik/search';
import { LRUCache } from 'lru-cache';
import type { Tables } from '../reference-tables/tables.js';
import type { BusinessQuery } from './business-query.js';

const MOST = 2_000;
/** Shorter than the lifetime of a cached page, so that missed changes are counted soon. */
const KEPT_MS = 30_000;

/** Caches the counts of lists for their other pages and orders. Cleared whenever the cached pages of lists are purged. */
@Injectable()
export class ListCountsCache {
  private readonly counts = new LRUCache<string, BusinessCounts>({ max: MOST, ttl: KEPT_MS });
  private generation = 0;
  private tables: Tables | undefined;

  /** The cached counts of the query's list. Counts that were computed while something changed are not stored. */
  of(query: BusinessQuery, tables: Tables): CountsCache {
    // The tables determine what the words of a text mean.
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
