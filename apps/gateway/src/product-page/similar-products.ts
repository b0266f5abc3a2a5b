import { Injectable } from '@nestjs/common';
import type { PublicProduct } from '@tedarik/commands';
import { RequestFailed } from '@tedarik/messaging';
import type { Product } from '../business/business.types.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { OfferedProducts } from '../product-list/offered-products.js';
import type { Tables } from '../reference-tables/tables.js';
import { ProductSearch } from '../search/product-search.js';

const SHOWN = 4;

/** Similar products for a product's page. */
@Injectable()
export class SimilarProducts {
  constructor(
    private readonly search: ProductSearch,
    private readonly offered: OfferedProducts,
  ) {}

  /**
   * Finds products by the name of this one, else others of its category. Which products these are is determined anew whenever the page is
   * rendered; their details are purged by their events. Returns none while no service replies, because the page can do without them.
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
