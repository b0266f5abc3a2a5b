import type { ManagedProduct } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessNames } from '../business/business-names.repository.js';
import { CategoryRepository } from '../category/category.repository.js';
import type { Product } from '../product/product.js';

/** Products as the back office sees them, with the names of what they point at. */
@Injectable()
export class ManagedProducts {
  constructor(
    private readonly businesses: BusinessNames,
    private readonly categories: CategoryRepository,
  ) {}

  async of(products: readonly Product[]): Promise<ManagedProduct[]> {
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
