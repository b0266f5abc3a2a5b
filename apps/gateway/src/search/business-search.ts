import { Injectable, Logger } from '@nestjs/common';
import { ListBusinesses } from '@tedarik/commands';
import type { BusinessSnapshot } from '@tedarik/events';
import { Asker } from '@tedarik/messaging';
import {
  type BusinessCard,
  type BusinessOrder,
  keysOfWords,
  parseBusinessSearch,
  queryWords,
  searchBusinesses,
} from '@tedarik/search';
import { Metrics } from '@tedarik/service-kit';
import { foldedWords } from '@tedarik/turkish';
import type { Tables } from '../reference-tables/tables.js';
import { CircuitOpen } from './circuit.js';
import { SearchEngine } from './search-engine.js';

export interface BusinessQuery {
  /** As the visitor typed it, '' for all. */
  text: string;
  /** Any of them; none means all. */
  categoryIds: string[];
  sort: BusinessOrder;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** A page of a list. `facets` is null when nobody counted: businesses per category id, whatever category was chosen. */
export interface FoundBusinesses {
  cards: (BusinessCard | BusinessSnapshot)[];
  total: number;
  totalIsLowerBound: boolean;
  facets: ReadonlyMap<string, number> | null;
  /** Whole words only, from the owner: the search engine is away. */
  reduced: boolean;
}

const MOST_WORDS = 12;
const LONGEST_WORD = 60;

/** Public businesses by text and category: from the search engine, or in a reduced way from their owner. */
@Injectable()
export class BusinessSearch {
  private readonly log = new Logger('BusinessSearch');
  private readonly answers;

  constructor(
    private readonly engine: SearchEngine,
    private readonly asker: Asker,
    metrics: Metrics,
  ) {
    this.answers = metrics.counter('gateway_searches_total', 'Lists answered, by how', ['answer']);
  }

  /** Throws AskFailed when neither the engine nor the owner answers. */
  async find(query: BusinessQuery, tables: Tables): Promise<FoundBusinesses> {
    const found = (await this.findInIndex(query, tables)) ?? (await this.askOwner(query, tables));
    this.answers.inc({ answer: found.reduced ? 'reduced' : 'full' });
    return found;
  }

  private async findInIndex(query: BusinessQuery, tables: Tables): Promise<FoundBusinesses | undefined> {
    const keys = keysOfWords(queryWords(query.text), tables.rows);
    try {
      const answer = await this.engine.search(searchBusinesses({ ...query, keys }));
      return { ...parseBusinessSearch(answer), totalIsLowerBound: false, reduced: false };
    } catch (error) {
      if (!(error instanceof CircuitOpen)) this.log.warn(`Searching in the reduced way: ${String(error)}`);
      return undefined;
    }
  }

  private async askOwner(query: BusinessQuery, tables: Tables): Promise<FoundBusinesses> {
    const { text, ...list } = query;
    const words = foldedWords(text)
      .slice(0, MOST_WORDS)
      .map((word) => word.slice(0, LONGEST_WORD));
    if (text && words.length === 0) {
      return { cards: [], total: 0, totalIsLowerBound: false, facets: null, reduced: true };
    }
    const { businesses, ...totals } = await this.asker.ask(ListBusinesses, { ...list, words });
    return { cards: businesses, ...totals, facets: text ? null : countsOf(tables), reduced: true };
  }
}

/** Without a text, what matches everything but the category choice is simply every public business. */
function countsOf({ categories }: Tables): Map<string, number> {
  return new Map(categories.map(({ id, businessCount }) => [id, businessCount]));
}
