import { Injectable } from '@nestjs/common';
import type { ListArguments } from '../limits/arguments.js';
import type { PageReads } from '../page-cache/page-reads.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import type { CategoryRow } from '../reference-tables/tables.js';
import { ProductSearch } from '../search/product-search.js';
import { chosenCategories } from '../business-list/chosen-categories.js';
import { OfferedProducts } from './offered-products.js';
import { type ProductList, ProductSort } from './product-list.types.js';

const PAGE_SIZE = 24;

/** PUB-PROD-16: one page of public products, each with the businesses that sell it. */
@Injectable()
export class ProductListQuery {
  constructor(
    private readonly tables: ReferenceTablesService,
    private readonly search: ProductSearch,
    private readonly offered: OfferedProducts,
  ) {}

  /** Throws RequestFailed when neither the search engine nor the directory replies. */
  async execute({ q, categories, page }: ListArguments, order: ProductSort, reads: PageReads): Promise<ProductList> {
    const tables = await this.tables.read(reads);
    const chosen = chosenCategories(categories, tables);
    reads.from('products-list');
    const { cards, categoryIds, ...found } = await this.search.find(
      { text: q.trim(), categoryId: chosen.ids[0] ?? null, order, page, pageSize: PAGE_SIZE },
      tables,
    );
    if (found.reduced) reads.degraded = true;
    return {
      ...found,
      sort: found.reduced ? ProductSort.NAME : order,
      items: await this.offered.of(cards, tables, reads),
      page,
      totalPages: Math.ceil(found.total / PAGE_SIZE),
      categories: byName(categoryIds.flatMap((id) => tables.category(id) ?? [])),
      category: chosen.found[0] ?? null,
      canonicalCategory: chosen.canonical[0] ?? null,
    };
  }
}

const byName = (categories: CategoryRow[]): CategoryRow[] =>
  categories.sort((one, other) => (one.sortKey < other.sortKey ? -1 : 1));
