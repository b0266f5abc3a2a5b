import type { ListManagedCategories, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { CategoryRepository } from '../category/category.repository.js';
import { managedCategory } from '../category/managed-category.js';
import { CurrentCounts } from '../counts/current-counts.js';
import { managedPage } from '@tedarik/records';

/** Categories as the back office lists them; there are few, so they are read whole. */
@Injectable()
export class ListManagedCategoriesQuery {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly counts: CurrentCounts,
  ) {}

  async execute(request: RequestOf<typeof ListManagedCategories>): Promise<ReplyOf<typeof ListManagedCategories>> {
    const [all, counts] = await Promise.all([this.categories.listAll(), this.counts.read()]);
    const { rows, total } = managedPage(all, request, {
      texts: ({ name }) => [name],
      by: { name: ({ sortKey }) => sortKey, businesses: ({ id }) => counts.ofCategory(id) },
      then: ({ sortKey, id }) => sortKey + id,
    });
    return { categories: rows.map((category) => managedCategory(category, counts.ofCategory(category.id))), total };
  }
}
