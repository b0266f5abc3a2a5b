import { Injectable, Logger } from '@nestjs/common';
import { ListProducts } from '@tedarik/commands';
import { Asker } from '@tedarik/messaging';
import {
  parseProductSearch,
  type ProductCard,
  PRODUCTS,
  searchProducts,
  type ProductSearch as Query,
} from '@tedarik/search';
import { Metrics } from '@tedarik/service-kit';
import { CircuitOpen } from './circuit.js';
import { reducedWords } from './reduced-words.js';
import { SearchEngine } from './search-engine.js';

/** A page of products. `categoryIds`: those that have a product; none are known while the search is reduced. */
export interface FoundProducts {
  cards: ProductCard[];
  total: number;
  totalIsLowerBound: boolean;
  everything: number;
  categoryIds: string[];
  /** Whole words only, from the owner: the search engine is away. */
  reduced: boolean;
}

/** Public products by any part of their texts: from the search engine, or in a reduced way from their owner. */
@Injectable()
export class ProductSearch {
  private readonly log = new Logger('ProductSearch');
  private readonly answers;

  constructor(
    private readonly engine: SearchEngine,
    private readonly asker: Asker,
    metrics: Metrics,
  ) {
    this.answers = metrics.counter('gateway_searches_total', 'Lists answered, by how', ['answer']);
  }

  /** Throws AskFailed when neither the engine nor the owner answers. */
  async find(query: Query): Promise<FoundProducts> {
    const found = (await this.findInIndex(query)) ?? (await this.askOwner(query));
    this.answers.inc({ answer: found.reduced ? 'reduced' : 'full' });
    return found;
  }

  private async findInIndex(query: Query): Promise<FoundProducts | undefined> {
    try {
      const answer = await this.engine.search<{ card: ProductCard }>(PRODUCTS, searchProducts(query));
      return { ...parseProductSearch(answer), totalIsLowerBound: false, reduced: false };
    } catch (error) {
      if (!(error instanceof CircuitOpen)) this.log.warn(`Searching in the reduced way: ${String(error)}`);
      return undefined;
    }
  }

  private async askOwner({ text, ...list }: Query): Promise<FoundProducts> {
    const words = reducedWords(text);
    const { products, ...totals } = await this.asker.ask(ListProducts, { ...list, words });
    const found = { cards: products, ...totals, categoryIds: [], reduced: true };
    // Signs alone are no words: that is not the same as asking for everything.
    return text && words.length === 0 ? { ...found, cards: [], total: 0, totalIsLowerBound: false } : found;
  }
}
