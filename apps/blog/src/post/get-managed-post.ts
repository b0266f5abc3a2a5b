import type { EditablePost, GetManagedPost, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { CategoryRepository } from '../category/category.repository.js';
import { authorOf, isPublic } from './post.js';
import { postNotFound } from './post.errors.js';
import { PostRepository } from './post.repository.js';

/** A post of any status for its form. */
@Injectable()
export class GetManagedPostQuery {
  constructor(
    private readonly posts: PostRepository,
    private readonly categories: CategoryRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: RequestOf<typeof GetManagedPost>): Promise<EditablePost> {
    const post = await this.posts.findById(id);
    if (!post || post.deletedAt) throw postNotFound(id);
    const { categoryId } = post;
    return {
      id,
      revision: post.revision,
      slug: post.slug,
      title: post.title,
      excerpt: post.excerpt,
      content: post.content,
      featuredImageUrl: post.featuredImageUrl,
      isFeatured: post.isFeatured,
      // The category may be deleted already, while the post is not updated yet.
      categoryId: categoryId && (await this.categories.exists(null, categoryId)) ? categoryId : null,
      status: post.status,
      publishedAt: post.publishedAt?.toISOString() ?? null,
      tags: post.tags,
      metaTitle: post.metaTitle,
      metaDescription: post.metaDescription,
      author: authorOf(post),
      updatedAt: post.updatedAt.toISOString(),
      isPublic: isPublic(post, this.clock.now()),
    };
  }
}
