import type { FieldError } from '@tedarik/service-kit';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { unknownBusiness } from '../business/business.errors.js';
import { BusinessNames } from '../business/business-names.repository.js';
import { CategoryRepository } from '../category/category.repository.js';
import { ReferenceLocks } from '../reference-locks.js';
import { productRefused } from '../product/product.errors.js';
import type { Product } from '../product/product.js';
import type { ProductForm } from '../product/product-rules.js';

/** The records that a product refers to. */
@Injectable()
export class ProductReferences {
  constructor(
    private readonly businesses: BusinessNames,
    private readonly categories: CategoryRepository,
    private readonly locks: ReferenceLocks,
  ) {}

  /** Throws product-refused when a given business or category does not exist. Locks the category until the transaction ends. */
  async check(session: ClientSession, { businessId, categoryId }: Partial<ProductForm>): Promise<void> {
    const wrong: FieldError[] = [];
    if (businessId && !(await this.businesses.isLive(session, businessId))) {
      wrong.push({ field: 'businessId', code: 'business-unknown' });
    }
    if (categoryId && !(await this.categories.findNames(session, [categoryId])).has(categoryId)) {
      wrong.push({ field: 'categoryId', code: 'category-unknown' });
    }
    if (wrong.length > 0) throw productRefused(wrong);
    if (categoryId) await this.locks.lockShared(session, [categoryId]);
  }

  /**
   * Returns the product; its category and its other businesses are left out if they no longer exist. Throws business-unknown when its main
   * business is gone.
   */
  async keepKnown(session: ClientSession, product: Product): Promise<Product> {
    const { businessId, alsoOfferedBy, categoryId } = product;
    const businesses = await this.businesses.findLive([businessId, ...alsoOfferedBy], session);
    if (!businesses.has(businessId)) throw unknownBusiness(businessId);
    const categories = await this.categories.findNames(session, categoryId === null ? [] : [categoryId]);
    await this.locks.lockShared(session, [...categories.keys()]);
    return {
      ...product,
      alsoOfferedBy: alsoOfferedBy.filter((id) => businesses.has(id)),
      categoryId: categoryId !== null && categories.has(categoryId) ? categoryId : null,
    };
  }
}
