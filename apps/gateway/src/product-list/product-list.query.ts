import { Injectable, Logger } from '@nestjs/common';
import { ListBusinessNames } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { ProductCard } from '@tedarik/search';
import type { ListArguments } from '../limits/arguments.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import type { CategoryRow, Tables } from '../reference-tables/tables.js';
import { ProductSearch } from '../search/product-search.js';
import type { BusinessLink, Product } from '../business/business.types.js';
import { chosenCategories } from '../business-list/chosen-categories.js';
import { type ProductList, ProductSort } from './product-list.types.js';

const PAGE_SIZE = 24;

/** PUB-PROD-16: one page of public products, with the businesses that offer each. */
@Injectable()
export class ProductListQuery {
  private readonly log = new Logger('ProductListQuery');

  constructor(
    private readonly tables: ReferenceTablesService,
    private readonly search: ProductSearch,
    private readonly requests: RequestClient,
  ) {}

  /** Throws RequestFailed when neither the search engine nor the owner answers. */
  async execute({ q, categories, page }: ListArguments, order: ProductSort, reads: PageReads): Promise<ProductList> {
    const tables = await this.tables.read(reads);
    const chosen = chosenCategories(categories, tables);
    reads.from('products-list');
    const { cards, categoryIds, ...found } = await this.search.find(
      { text: q.trim(), categoryId: chosen.ids[0] ?? null, order, page, pageSize: PAGE_SIZE },
      tables,
    );
    if (found.reduced) reads.degraded = true;
    const links = await this.linksOf(cards, reads);
    return {
      ...found,
      sort: found.reduced ? ProductSort.NAME : order,
      items: cards.map((card) => toProduct(card, links, tables)),
      page,
      totalPages: Math.ceil(found.total / PAGE_SIZE),
      categories: byName(categoryIds.flatMap((id) => tables.category(id) ?? [])),
      category: chosen.found[0] ?? null,
      canonicalCategory: chosen.canonical[0] ?? null,
    };
  }

  /** The businesses of a page of cards by id, in one request; null while their owner is away. */
  private async linksOf(cards: readonly ProductCard[], reads: PageReads): Promise<Map<string, BusinessLink> | null> {
    const ids = [...new Set(cards.flatMap(({ businessIds }) => businessIds))];
    if (ids.length === 0) return new Map();
    reads.from(...ids.map((id) => `business:${id}` as const));
    try {
      const { businesses } = await this.requests.send(ListBusinessNames, { ids });
      return new Map(businesses.map(({ city = null, ...business }) => [business.id, { ...business, city }]));
    } catch (error) {
      this.log.warn(`Products without their businesses: ${String(error)}`);
      reads.degraded = true;
      return null;
    }
  }
}

const toProduct = (
  { businessIds, categoryId, ...product }: ProductCard,
  links: Map<string, BusinessLink> | null,
  tables: Tables,
): Product => ({
  ...product,
  category: (categoryId && tables.category(categoryId)) || null,
  businesses: links && businessIds.flatMap((id) => links.get(id) ?? []),
});

const byName = (categories: CategoryRow[]): CategoryRow[] =>
  categories.sort((one, other) => (one.sortKey < other.sortKey ? -1 : 1));
