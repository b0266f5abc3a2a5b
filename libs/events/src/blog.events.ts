import { z } from 'zod';
import { defineEvent } from './define.js';

/** The author of a post. Null in a post whose author is unknown or was deleted. */
export const PostAuthor = z.object({ fullName: z.string(), avatarUrl: z.string().nullable() });
export type PostAuthor = z.infer<typeof PostAuthor>;

/** The public part of a post, with its text instead of its HTML. */
export const PostSnapshot = z.object({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** The content as plain text. */
  text: z.string(),
  featuredImageUrl: z.string().nullable(),
  isFeatured: z.boolean(),
  /** When it was published, or written if it is not published. Posts are sorted by it. */
  date: z.iso.datetime(),
  categoryId: z.uuid().nullable(),
  tags: z.array(z.string()),
  author: PostAuthor.nullable(),
  updatedAt: z.iso.datetime(),
});
export type PostSnapshot = z.infer<typeof PostSnapshot>;

/**
 * A post was written, edited, published or withdrawn, or its scheduled time has come. `post` is null while it is not
 * public: a draft, an archived or a scheduled post.
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

/** A category was deleted. Its posts stay, without a category. */
export const BlogCategoryDeleted = defineEvent(
  'events.blog.category.deleted.v1',
  z.object({ id: z.uuid(), slug: z.string(), deletedAt: z.iso.datetime() }),
);

/**
 * The approved comments of a post have changed. The event contains only their number, because authors of comments must not be in any event.
 */
export const CommentsChanged = defineEvent(
  'events.blog.comments.changed.v1',
  z.object({ postId: z.uuid(), commentCount: z.int().nonnegative() }),
);
