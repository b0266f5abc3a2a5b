import type { BlogCategoryView, ListBlogCategories, ReplyOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { blogSlug } from '@tedarik/turkish';
import type { Category } from '../category/category.js';
import { CategoryRepository } from '../category/category.repository.js';
import { PostListRepository } from '../post/post-list.repository.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

/** Blog categories with the number of their public posts. */
@Injectable()
export class CategoryViews {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly posts: PostListRepository,
    private readonly slugs: SlugsRepository,
    private readonly clock: Clock,
  ) {}

  /** In Turkish order of names. */
  async list(): Promise<ReplyOf<typeof ListBlogCategories>> {
    const [categories, counts] = await Promise.all([
      this.categories.listAll(),
      this.posts.countByCategory(this.clock.now()),
    ]);
    return { categories: categories.map((category) => toView(category, counts.get(category.id) ?? 0)) };
  }

  async byId(): Promise<Map<string, BlogCategoryView>> {
    const { categories } = await this.list();
    return new Map(categories.map((category) => [category.id, category]));
  }

  /** Finds a category by its slug, by a former slug, or by its name. */
  async find(requested: string): Promise<BlogCategoryView | undefined> {
    const { categories } = await this.list();
    const bySlug = (slug: string) => categories.find((category) => category.slug === slug);
    const live = bySlug(requested);
    if (live) return live;
    const formerOwner = await this.slugs.findFormerOwner('category', requested);
    return categories.find(({ id }) => id === formerOwner) ?? bySlug(blogSlug(requested));
  }
}

const toView = ({ id, slug, name, description, color }: Category, postCount: number): BlogCategoryView => ({
  id,
  slug,
  name,
  description,
  color,
  postCount,
});
