import { Injectable, Logger } from '@nestjs/common';
import { findSuggested, type MatchFallbacks, suggest, SUGGESTION_PAGES } from '@tedarik/search';
import type { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import type { Tables } from '../reference-tables/tables.js';
import { BusinessSearch } from '../search/business-search.js';
import { ProductSearch } from '../search/product-search.js';
import { toBusiness } from '../business/to-business.js';
import type { ProductSuggestion, Suggestions } from './suggestions.types.js';

const SHORTEST = 2;
const NOTHING: Suggestions = {
  ...{ categories: [], cities: [], districts: [], services: [] },
  ...{ certificates: [], products: [], businesses: [], first: [] },
};

/** Suggestions while a visitor is typing. */
@Injectable()
export class SuggestionsQuery {
  private readonly log = new Logger('SuggestionsQuery');

  constructor(
    private readonly tables: ReferenceTablesService,
    private readonly businesses: BusinessSearch,
    private readonly products: ProductSearch,
  ) {}

  /** Returns nothing for less than two characters. Throws RequestFailed when neither the search engine nor the directory replies. */
  async execute(typed: string, reads: PageReads): Promise<Suggestions> {
    const text = typed.trim();
    if ([...text].length < SHORTEST) return NOTHING;
    const tables = await this.tables.read(reads);
    const { categories, services, certificates } = tables;
    const { cities, districts } = tables.rows;
    const named = { categories, cities, districts, services, certificates };
    const { businesses, products } = await findSuggested(text, named, async (ways) => {
      const [{ cards }, sold] = await Promise.all([
        this.businesses.find({ ...SUGGESTION_PAGES.businesses, categoryIds: [], text, ways }, tables),
        this.productsOf(text, ways, tables, reads),
      ]);
      return { businesses: cards, products: sold };
    });
    const found = suggest(text, { ...named, products, businesses });
    return {
      ...found,
      cities: found.cities.map(({ key, ...city }) => ({ ...city, slug: key })),
      businesses: found.businesses.map((card) => toBusiness(card, tables)),
    };
  }

  /** If the search for products fails, the visitor still gets the other suggestions. */
  private async productsOf(
    text: string,
    ways: MatchFallbacks,
    tables: Tables,
    reads: PageReads,
  ): Promise<ProductSuggestion[]> {
    reads.from('products-list');
    try {
      const { cards } = await this.products.find({ ...SUGGESTION_PAGES.products, text, ways }, tables);
      return cards.map(({ id, name, categoryId }) => ({
        id,
        name,
        category: (categoryId && tables.category(categoryId)) || null,
      }));
    } catch (error) {
      this.log.warn(`Suggestions are shown without products: ${String(error)}`);
      reads.degraded = true;
      return [];
    }
  }
}
