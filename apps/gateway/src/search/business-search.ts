import type { estypes } from '@elastic/elasticsearch';
import { Injectable, Logger } from '@nestjs/common';
import { ListBusinesses } from '@tedarik/commands';
import type { BusinessSnapshot } from '@tedarik/events';
import { RequestClient } from '@tedarik/messaging';
import {
  type BusinessCard,
  type CountsNow,
  BUSINESSES,
  findBusinesses,
  type FoundDocument,
  keysOfWords,
  type MapOfBusinesses,
  mapOfBusinesses,
  type Match,
  MATCHES,
  otherSpelling,
  queryWords,
} from '@tedarik/search';
import { Metrics } from '@tedarik/service-kit';
import type { Tables } from '../reference-tables/tables.js';
import type { BusinessQuery, MapQuery } from './business-query.js';
import { CircuitOpen } from './circuit.js';
import { ListCountsCache } from './list-counts-cache.js';
import { reducedWords } from './reduced-words.js';
import { SearchEngine } from './search-engine.js';

/** One page of a list. */
export interface FoundBusinesses {
  cards: (BusinessCard | BusinessSnapshot)[];
  /** Product names of each card's business; empty if the search had no text. */
  productNames: string[][];
  /** Metres to each card; only if ordered by distance. */
  distances?: (number | null)[];
  total: number;
  totalIsLowerBound: boolean;
  /** Number of businesses per category id, regardless of the chosen categories; null if not counted. */
  facets: ReadonlyMap<string, number> | null;
  /** Number of businesses per service attribute id, within the chosen filters; null if not counted. */
  services: ReadonlyMap<string, number> | null;
  /** Undefined if not counted. */
  now?: CountsNow;
  /** True if no business has all words of the text, so that these have only some. */
  partly: boolean;
  /** Another spelling that finds more; null if there is none. */
  didYouMean: string | null;
  /** True if the search engine is down, so that the directory answered with whole words only. */
  reduced: boolean;
}

/** With this few results a visitor may have meant another spelling. */
const FEW = 2;

/** Finds public businesses by text and filters in the search engine, or in a reduced way in the directory. */
@Injectable()
export class BusinessSearch {
  private readonly log = new Logger('BusinessSearch');
  private readonly answers;

  constructor(
    private readonly engine: SearchEngine,
    private readonly requests: RequestClient,
    private readonly counts: ListCountsCache,
    metrics: Metrics,
  ) {
    this.answers = metrics.counter('gateway_searches_total', 'Lists answered, by how', ['answer']);
  }

  /** Throws RequestFailed when neither the engine nor the directory replies. */
  async find(query: BusinessQuery, tables: Tables): Promise<FoundBusinesses> {
    const callOwner = () => this.callOwner(query, tables);
    const found = (await this.findInIndex(query, tables)) ?? (await callOwner().catch((error) => this.fail(error)));
    this.answers.inc({ answer: found.reduced ? 'reduced' : 'full' });
    return found;
  }

  /** The same search for a map; null while the engine is down, because the directory has no search by area. */
  async findOnMap(query: MapQuery, { rows }: Tables): Promise<MapOfBusinesses | null> {
    const keys = keysOfWords(queryWords(query.text, rows), rows);
    try {
      const send = (body: estypes.SearchRequest) => this.engine.search(BUSINESSES, body);
      return await mapOfBusinesses({ ...query, keys, stopWords: rows.stopWords }, send, MATCHES);
    } catch (error) {
      if (!(error instanceof CircuitOpen)) this.log.warn(`The map of results is unavailable: ${String(error)}`);
      return null;
    }
  }

  private fail(error: unknown): never {
    this.answers.inc({ answer: 'failed' });
    throw error;
  }

  private async findInIndex(query: BusinessQuery, tables: Tables): Promise<FoundBusinesses | undefined> {
    const { stopWords } = tables.rows;
    const keys = keysOfWords(queryWords(query.text, tables.rows), tables.rows);
    try {
      const send = (body: estypes.SearchRequest) => this.engine.search<FoundDocument>(BUSINESSES, body);
      const { match, ...found } = await findBusinesses(
        { ...query, keys, stopWords },
        send,
        query.ways,
        query.counted === false ? undefined : this.counts.of(query, tables),
      );
      const orPartly = query.ways?.includes('partly') ?? false;
      const isDoubtful = orPartly && query.page === 1 && (match !== 'closely' || found.total <= FEW);
      const didYouMean = isDoubtful ? await this.otherSpellingOf(query.text, tables, match, found.total) : null;
      const partly = match === 'partly' && found.isAny;
      const uncounted = { facets: null, services: null };
      const counted = query.counted !== false;
      return {
        ...{ ...found, ...(!counted && uncounted) },
        ...{ partly, didYouMean, totalIsLowerBound: !counted, reduced: false },
      };
    } catch (error) {
      if (!(error instanceof CircuitOpen)) this.log.warn(`Searching in the reduced way: ${String(error)}`);
      return undefined;
    }
  }

  /**
   * Returns another spelling for which all words are found, with more results than the text itself; null if there is none, or if the engine
   * fails meanwhile, because the results are there already.
   */
  private async otherSpellingOf(text: string, tables: Tables, match: Match, total: number): Promise<string | null> {
    try {
      return await this.betterSpellingOf(text, tables, match === 'closely' ? total : 0);
    } catch (error) {
      this.log.warn(`No other spelling is suggested: ${String(error)}`);
      return null;
    }
  }

  private async betterSpellingOf(text: string, { rows }: Tables, total: number): Promise<string | null> {
    const send = (body: estypes.SearchRequest) => this.engine.search<FoundDocument>(BUSINESSES, body);
    const other = await otherSpelling(text, rows, send);
    if (!other) return null;
    const { stopWords } = rows;
    const keys = keysOfWords(queryWords(other, rows), rows);
    const search = { text: other, keys, stopWords, categoryIds: [], sort: 'rating', page: 1, pageSize: 1 } as const;
    const found = await findBusinesses(search, send, ['closely']);
    return found.total > total ? other : null;
  }

  private async callOwner(query: BusinessQuery, tables: Tables): Promise<FoundBusinesses> {
    const { text, categoryIds, serviceAttributeIds = [], sort, page, pageSize, cityKey, districtKeys } = query;
    const words = reducedWords(text);
    const uncounted = { facets: null, services: null, partly: false, didYouMean: null, reduced: true };
    if (text && words.length === 0)
      return { ...uncounted, cards: [], productNames: [], total: 0, totalIsLowerBound: false };
    const { businesses, ...totals } = await this.requests.send(ListBusinesses, {
      ...{ words, categoryIds, sort, page, pageSize },
      ...(serviceAttributeIds.length > 0 && { serviceAttributeIds }),
      ...(cityKey && { cityKey }),
      ...(districtKeys && { districtKeys }),
    });
    return {
      ...uncounted,
      cards: businesses,
      productNames: businesses.map(({ productNames }) => productNames),
      ...totals,
      facets: text || serviceAttributeIds.length > 0 || cityKey || districtKeys ? null : countsOf(tables),
    };
  }
}

/** Without a text and filters, the count of each category is simply its number of public businesses. */
function countsOf({ categories }: Tables): Map<string, number> {
  return new Map(categories.map(({ id, businessCount }) => [id, businessCount]));
}
