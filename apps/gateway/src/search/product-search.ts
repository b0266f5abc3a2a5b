import type { estypes } from '@elastic/elasticsearch';
import { Injectable, Logger } from '@nestjs/common';
import { ListProducts } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import {
  findProducts,
  keysOfWords,
  type MatchFallbacks,
  type ProductCard,
  PRODUCTS,
  type ProductSearch as Search,
  queryWords,
} from '@tedarik/search';
import { Metrics } from '@tedarik/service-kit';
import type { Tables } from '../reference-tables/tables.js';
import { CircuitOpen } from './circuit.js';
import { reducedWords } from './reduced-words.js';
import { SearchEngine } from './search-engine.js';

type Query = Omit<Search, 'keys' | 'match'> & { ways?: MatchFallbacks };

/** One page of products. `categoryIds` are the categories that have a product; empty while the search is reduced. */
export interface FoundProducts {
  cards: ProductCard[];
  total: number;
  /** The first `meant` products match the meaning of the text; the others only contain its letters. */
  meant: number;
  /** True if no product has all words of the text, so that these have only some. */
  partly: boolean;
  totalIsLowerBound: boolean;
  everything: number;
  categoryIds: string[];
  /** True if the search engine is down, so that the directory answered with whole words only. */
  reduced: boolean;
}

/**
 * Finds public products by the meaning of a text and by any part of their own texts in the search engine, or in a reduced way in the
 * directory.
 */
@Injectable()
export class ProductSearch {
  private readonly log = new Logger('ProductSearch');
  private readonly answers;

  constructor(
    private readonly engine: SearchEngine,
    private readonly requests: RequestClient,
    metrics: Metrics,
  ) {
    this.answers = metrics.counter('gateway_searches_total', 'Lists answered, by how', ['answer']);
  }

  /** Throws RequestFailed when neither the engine nor the directory replies. */
  async find(query: Query, tables: Tables): Promise<FoundProducts> {
    const callOwner = () => this.callOwner(query);
    const found = (await this.findInIndex(query, tables)) ?? (await callOwner().catch((error) => this.fail(error)));
    this.answers.inc({ answer: found.reduced ? 'reduced' : 'full' });
    return found;
  }

  private fail(error: unknown): never {
    this.answers.inc({ answer: 'failed' });
    throw error;
  }

  private async findInIndex(query: Query, { rows }: Tables): Promise<FoundProducts | undefined> {
    const { stopWords } = rows;
    const keys = keysOfWords(queryWords(query.text, rows), rows);
    try {
      const send = (body: estypes.SearchRequest) => this.engine.search<{ card: ProductCard }>(PRODUCTS, body);
      const { match, isAny, ...found } = await findProducts({ ...query, keys, stopWords }, send, query.ways);
      return { ...found, partly: match === 'partly' && isAny, totalIsLowerBound: false, reduced: false };
    } catch (error) {
      if (!(error instanceof CircuitOpen)) this.log.warn(`Searching in the reduced way: ${String(error)}`);
      return undefined;
    }
  }

  private async callOwner({ text, categoryId, page, pageSize }: Query): Promise<FoundProducts> {
    const words = reducedWords(text);
    const { products, ...totals } = await this.requests.send(ListProducts, { words, categoryId, page, pageSize });
    const found = { cards: products, ...totals, meant: totals.total, partly: false, categoryIds: [], reduced: true };
    // A text of punctuation only has no words; it must find nothing rather than everything.
    return text && words.length === 0 ? { ...found, cards: [], total: 0, meant: 0, totalIsLowerBound: false } : found;
  }
}
