import type { GetCategoryUse, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { CategoryUseRepository } from '../category/category-use.repository.js';

/** What would have to be moved if these categories were deleted (ADM-CAT-06). */
@Injectable()
export class GetCategoryUseQuery {
  constructor(private readonly use: CategoryUseRepository) {}

  async execute({ ids }: RequestOf<typeof GetCategoryUse>): Promise<ReplyOf<typeof GetCategoryUse>> {
    const [businesses, products] = await Promise.all([this.use.countBusinesses(ids), this.use.countProducts(ids)]);
    return { businesses, products };
  }
}
