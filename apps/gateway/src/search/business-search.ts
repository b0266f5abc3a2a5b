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
import { KeptCounts } from './kept-counts.js';
import { reducedWords } from './reduced-words.js';
import { SearchEngine } from './search-engine.js';

/** A page of a list. */
export interface FoundBusinesses {
  cards: (BusinessCard | BusinessSnapshot)[];
  /** What the business of each card sells; nothing where the search had no text. */
  productNames: string[][];
  /** Metres to each card; only in a list by distance. */
  distances?: (number | null)[];
  total: number;
  totalIsLowerBound: boolean;
  /** Businesses per category id, whatever category was chosen; null when nobody counted. */
  facets: ReadonlyMap<string, number> | null;
  /** The same per service attribute, whatever was chosen narrowing it. */
  services: ReadonlyMap<string, number> | null;
  /** Undefined when nobody counted. */
  now?: CountsNow;
  /** Nothing has all words of the text: these have some. */
  partly: boolean;
  /** Another spelling for which more is found; null when none is known. */
  didYouMean: string | null;
  /** Whole words only, from the owner: the search engine is away. */
  reduced: boolean;
}

/** With so few found, a visitor may have meant something else. */
const FEW = 2;

/** Public businesses by text and category: from the search engine, or in a reduced way from their owner. */
@Injectable()
export class BusinessSearch {
  private readonly log = new Logger('BusinessSearch');
  private readonly answers;

  constructor(
    private readonly engine: SearchEngine,
    private readonly requests: RequestClient,
    private readonly counts: KeptCounts,
    metrics: Metrics,
  ) {
    this.answers = metrics.counter('gateway_searches_total', 'Lists answered, by how', ['answer']);
  }

  /** Throws RequestFailed when neither the engine nor the owner answers. */
  async find(query: BusinessQuery, tables: Tables): Promise<FoundBusinesses> {
    const callOwner = () => this.callOwner(query, tables);
    const found = (await this.findInIndex(query, tables)) ?? (await callOwner().catch((error) => this.fail(error)));
    this.answers.inc({ answer: found.reduced ? 'reduced' : 'full' });
    return found;
  }

  /** The same businesses on a map; null while the engine is away, for the owner does not know who is where. */
  async findOnMap(query: MapQuery, { rows }: Tables): Promise<MapOfBusinesses | null> {
    const keys = keysOfWords(queryWords(query.text, rows), rows);
    try {
      const send = (body: estypes.SearchRequest) => this.engine.search(BUSINESSES, body);
      return await mapOfBusinesses({ ...query, keys, stopWords: rows.stopWords }, send, MATCHES);
    } catch (error) {
      if (!(error instanceof CircuitOpen)) this.log.warn(`Without a map: ${String(error)}`);
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
        query.orPartly ? MATCHES : undefined,
        query.counted === false ? undefined : this.counts.of(query, tables),
      );
      const isDoubtful = query.orPartly && query.page === 1 && (match !== 'closely' || found.total <= FEW);
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

  /** Another spelling for which all words are found, and more than for the text itself; null when there is none. */
  private async otherSpellingOf(text: string, { rows }: Tables, match: Match, total: number): Promise<string | null> {
    const send = (body: estypes.SearchRequest) => this.engine.search<FoundDocument>(BUSINESSES, body);
    const other = await otherSpelling(text, rows, send);
    if (!other) return null;
    const { stopWords } = rows;
    const keys = keysOfWords(queryWords(other, rows), rows);
    const search = { text: other, keys, stopWords, categoryIds: [], sort: 'rating', page: 1, pageSize: 1 } as const;
    const found = await findBusinesses(search, send, ['closely']);
    return found.total > (match === 'closely' ? total : 0) ? other : null;
  }

  private async callOwner(query: BusinessQuery, tables: Tables): Promise<FoundBusinesses> {
    const { text, categoryIds, serviceAttributeIds = [], sort, page, pageSize, cityKey, districtKeys } = query;
    const words = reducedWords(text);
    if (text && words.length === 0) {
      return {
        cards: [],
        productNames: [],
        total: 0,
        totalIsLowerBound: false,
        facets: null,
        services: null,
        partly: false,
        didYouMean: null,
        reduced: true,
      };
    }
    const { businesses, ...totals } = await this.requests.send(ListBusinesses, {
      ...{ words, categoryIds, sort, page, pageSize },
      ...(serviceAttributeIds.length > 0 && { serviceAttributeIds }),
      ...(cityKey && { cityKey }),
      ...(districtKeys && { districtKeys }),
    });
    return {
      cards: businesses,
      productNames: businesses.map(({ productNames }) => productNames),
      ...totals,
      facets: text || serviceAttributeIds.length > 0 || cityKey || districtKeys ? null : countsOf(tables),
      services: null,
      partly: false,
      didYouMean: null,
      reduced: true,
    };
  }
}

/** Without a text, what matches everything but the category choice is simply every public business. */
function countsOf({ categories }: Tables): Map<string, number> {
  return new Map(categories.map(({ id, businessCount }) => [id, businessCount]));
}
