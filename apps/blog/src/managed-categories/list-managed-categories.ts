import type { ListManagedBlogCategories, ManagedBlogCategory, ReplyOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import type { Category } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { ManagedPostRepository } from '../post/managed-post.repository.js';

/** All blog categories by name, with the number of their posts, drafts included. */
@Injectable()
export class ListManagedCategoriesQuery {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly posts: ManagedPostRepository,
  ) {}

  async execute(): Promise<ReplyOf<typeof ListManagedBlogCategories>> {
    const [categories, counts] = await Promise.all([this.categories.listAll(), this.posts.countByCategory()]);
    return { categories: categories.map((category) => managedCategory(category, counts.get(category.id) ?? 0)) };
  }
}

/** A category as its form and its list take it. */
export const managedCategory = (
  { id, slug, name, description, color, revision }: Category,
  postCount: number,
): ManagedBlogCategory => ({ id, slug, name, description, color, postCount, revision });
