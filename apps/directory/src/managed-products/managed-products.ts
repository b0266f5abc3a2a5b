import type { GetManagedProduct, ListManagedProducts, ManagedProduct, ReplyOf, RequestOf } from '@tedarik/commands';
import { PRODUCT_FIELD_NAMES, textsOf } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { BusinessNames } from '../business/business-names.repository.js';
import { CategoryRepository } from '../category/category.repository.js';
import { SoughtWords } from '../category/sought-words.js';
import type { Product } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';
import { ManagedProductListRepository } from './managed-product-list.repository.js';

type Page = ReplyOf<typeof ListManagedProducts>;

/** Products for the back office, with the names of the records that they refer to. */
@Injectable()
export class ManagedProducts {
  constructor(
    private readonly lists: ManagedProductListRepository,
    private readonly soughtWords: SoughtWords,
    private readonly products: ProductRepository,
    private readonly businesses: BusinessNames,
    private readonly categories: CategoryRepository,
  ) {}

  /** A page of products, including those that are not public. */
  async list({ search, ...request }: RequestOf<typeof ListManagedProducts>): Promise<Page> {
    const words = await this.soughtWords.of(search);
    // A search text without a single word matches nothing.
    if (search.trim() !== '' && words.length === 0) return { products: [], total: 0, totalIsLowerBound: false };
    const { products, ...totals } = await this.lists.list({ ...request, words });
    return { products: await this.of(products), ...totals };
  }

  /** One product for its form; null when it does not exist. */
  async get({ id }: RequestOf<typeof GetManagedProduct>): Promise<ReplyOf<typeof GetManagedProduct>> {
    const product = await this.products.findLive(id);
    return { product: product ? await this.ofOne(product) : null };
  }

  private async of(products: readonly Product[]): Promise<ManagedProduct[]> {
    const [businesses, categories] = await Promise.all([
      this.businesses.findLive([...new Set(products.map(({ businessId }) => businessId))]),
      this.categories.listAll(),
    ]);
    const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
    return products.map((product) => {
      const { id, name, description, price, imageUrl, revision } = product;
      const categoryName = categoryNames.get(product.categoryId ?? '');
      return {
        id,
        name,
        description,
        business: businesses.get(product.businessId) ?? null,
        category: product.categoryId && categoryName ? { id: product.categoryId, name: categoryName } : null,
        price,
        imageUrl,
        ...textsOf(PRODUCT_FIELD_NAMES, product),
        updatedAt: product.updatedAt.toISOString(),
        revision,
      };
    });
  }

  async ofOne(product: Product): Promise<ManagedProduct> {
    const [managed] = await this.of([product]);
    return managed!;
  }
}
