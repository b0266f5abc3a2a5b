import { Injectable } from '@nestjs/common';
import type { PublicProduct } from '@tedarik/commands';
import { RequestFailed } from '@tedarik/messaging';
import type { Product } from '../business/business.types.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { OfferedProducts } from '../product-list/offered-products.js';
import type { Tables } from '../reference-tables/tables.js';
import { ProductSearch } from '../search/product-search.js';

const SHOWN = 4;

/** What a buyer may compare a product with. */
@Injectable()
export class SimilarProducts {
  constructor(
    private readonly search: ProductSearch,
    private readonly offered: OfferedProducts,
  ) {}

  /**
   * What its name finds, else others of its category. Which these are is requested anew with each making of the page; what
   * is shown of them is purged by their events. None while nobody answers: the page stands without them.
   */
  async to({ id, name, categoryId }: PublicProduct, tables: Tables, reads: PageReads): Promise<Product[]> {
    const find = async (text: string, category: string | null) => {
      const query = {
        text,
        categoryId: category,
        order: 'name',
        page: 1,
        pageSize: SHOWN + 1,
        counted: false,
      } as const;
      const { cards, reduced } = await this.search.find(query, tables);
      if (reduced) reads.degraded = true;
      return cards.filter((card) => card.id !== id).slice(0, SHOWN);
    };
    try {
      const named = await find(name, null);
      const cards = named.length > 0 || !categoryId ? named : await find('', categoryId);
      reads.from(...cards.map((card) => `product:${card.id}` as const));
      return await this.offered.of(cards, tables, reads);
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.failure.kind !== 'unavailable') throw error;
      reads.degraded = true;
      return [];
    }
  }
}
