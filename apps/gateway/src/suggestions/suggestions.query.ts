import { Injectable, Logger } from '@nestjs/common';
import type { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import type { Tables } from '../reference-tables/tables.js';
import { BusinessSearch } from '../search/business-search.js';
import { ProductSearch } from '../search/product-search.js';
import { toBusiness } from '../business/to-business.js';
import { beginningWith } from './beginning-with.js';
import type { ProductSuggestion, Suggestions } from './suggestions.types.js';

const MOST = { categories: 3, cities: 2, districts: 2, services: 2, certificates: 2, products: 3, businesses: 4 };
const SHORTEST = 2;
const NOTHING: Suggestions = {
  ...{ categories: [], cities: [], districts: [], services: [] },
  ...{ certificates: [], products: [], businesses: [] },
};

/** What a visitor may mean while typing. */
@Injectable()
export class SuggestionsQuery {
  private readonly log = new Logger('SuggestionsQuery');

  constructor(
    private readonly tables: ReferenceTablesService,
    private readonly businesses: BusinessSearch,
    private readonly products: ProductSearch,
  ) {}

  /** Nothing for less than two characters. Throws RequestFailed when neither the search engine nor the owner answers. */
  async execute(typed: string, reads: PageReads): Promise<Suggestions> {
    const text = typed.trim();
    if ([...text].length < SHORTEST) return NOTHING;
    const tables = await this.tables.read(reads);
    const page = { text, typing: true, sort: 'relevance', page: 1, pageSize: MOST.businesses } as const;
    const [{ cards }, products] = await Promise.all([
      this.businesses.find({ ...page, categoryIds: [] }, tables),
      this.productsOf(text, tables, reads),
    ]);
    return {
      categories: beginningWith(text, tables.categories, MOST.categories),
      cities: beginningWith(text, tables.rows.cities, MOST.cities).map(({ key, ...city }) => ({ ...city, slug: key })),
      districts: beginningWith(text, tables.rows.districts, MOST.districts),
      services: beginningWith(text, tables.services, MOST.services),
      certificates: beginningWith(text, tables.certificates, MOST.certificates),
      products,
      businesses: cards.map((card) => toBusiness(card, tables)),
    };
  }

  /** A visitor gets the other suggestions, whatever becomes of these. */
  private async productsOf(text: string, tables: Tables, reads: PageReads): Promise<ProductSuggestion[]> {
    reads.from('products-list');
    try {
      const search = { text, typing: true, categoryId: null, page: 1, pageSize: MOST.products };
      const { cards } = await this.products.find(search, tables);
      return cards.map(({ id, name, categoryId }) => ({
        id,
        name,
        category: (categoryId && tables.category(categoryId)) || null,
      }));
    } catch (error) {
      this.log.warn(`Suggestions without products: ${String(error)}`);
      reads.degraded = true;
      return [];
    }
  }
}
