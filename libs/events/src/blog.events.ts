import { z } from 'zod';
import { defineEvent } from './define.js';

/** Who wrote a post; null in a post stands for somebody who is not known (any more). */
export const PostAuthor = z.object({ fullName: z.string(), avatarUrl: z.string().nullable() });
export type PostAuthor = z.infer<typeof PostAuthor>;

/** What readers may see of a post; its text without the HTML around it. */
export const PostSnapshot = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Words of the content, without tags. */
  text: z.string(),
  featuredImageUrl: z.string().nullable(),
  isFeatured: z.boolean(),
  /** When it was published, else when it was written: orders the posts. */
  date: z.iso.datetime(),
  categoryId: z.uuid().nullable(),
  tags: z.array(z.string()),
  author: PostAuthor.nullable(),
  updatedAt: z.iso.datetime(),
});
export type PostSnapshot = z.infer<typeof PostSnapshot>;

/**
 * A post was written, edited, published or withdrawn, or its time has come. `post` is null while nobody may read it: a
 * draft, an archived post, one that is published later.
 */
export const PostChanged = defineEvent(
  'events.blog.post.changed.v1',
  z.object({ id: z.uuid(), slug: z.string(), post: PostSnapshot.nullable() }),
);

/** A post was deleted: its address answers 410. */
export const PostDeleted = defineEvent(
  'events.blog.post.deleted.v1',
  z.object({ id: z.uuid(), slug: z.string(), deletedAt: z.iso.datetime() }),
);

export const BlogCategorySnapshot = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  sortKey: z.string(),
  description: z.string().nullable(),
  /** '#RRGGBB'. */
  color: z.string(),
});
export type BlogCategorySnapshot = z.infer<typeof BlogCategorySnapshot>;

export const BlogCategoryChanged = defineEvent('events.blog.category.changed.v1', BlogCategorySnapshot);

/** A category was taken away; its posts stay, without one. */
export const BlogCategoryDeleted = defineEvent(
  'events.blog.category.deleted.v1',
  z.object({ id: z.uuid(), slug: z.string(), deletedAt: z.iso.datetime() }),
);

/** The approved comments of a post are others than before. Says how many; who wrote them is in no event. */
export const CommentsChanged = defineEvent(
  'events.blog.comments.changed.v1',
  z.object({ postId: z.uuid(), commentCount: z.int().nonnegative() }),
);
