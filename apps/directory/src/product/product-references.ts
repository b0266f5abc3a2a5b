import type { FieldError } from '@tedarik/service-kit';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { BusinessNames } from '../business/business-names.repository.js';
import { CategoryRepository } from '../category/category.repository.js';
import { productRefused } from './product.errors.js';
import type { ProductForm } from './product-rules.js';

/** What a product points at. */
@Injectable()
export class ProductReferences {
  constructor(
    private readonly businesses: BusinessNames,
    private readonly categories: CategoryRepository,
  ) {}

  /** Throws product-refused for a business or category that is not there; what is not given is not looked for. */
  async check(session: ClientSession, { businessId, categoryId }: Partial<ProductForm>): Promise<void> {
    const wrong: FieldError[] = [];
    if (businessId && !(await this.businesses.isLive(session, businessId))) {
      wrong.push({ field: 'businessId', code: 'business-unknown' });
    }
    if (categoryId && !(await this.categories.findNames(session, [categoryId])).has(categoryId)) {
      wrong.push({ field: 'categoryId', code: 'category-unknown' });
    }
    if (wrong.length > 0) throw productRefused(wrong);
  }
}
