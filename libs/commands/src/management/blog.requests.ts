import { PostAuthor } from '@tedarik/events';
import { z } from 'zod';
import { MOST_TAGS, PostStatus, PostView } from '../blog.requests.js';
import { defineCommand, defineQuery } from '../define.js';
import { ofMany } from './managed-list.js';
import { address, html, line, paragraph, shortLine } from '../text.js';

/** ADM-BLOG-09: default number of rows in a page of the blog's back-office lists. */
export const MANAGED_BLOG_PAGE_SIZE = 10;

/** ADM-BCAT-04: the colours of blog categories; the first is the default. */
export const BLOG_CATEGORY_COLORS = [
  '#3B82F6',
  '#10B981',
  '#F59E0B',
  '#EF4444',
  '#8B5CF6',
  '#06B6D4',
  '#84CC16',
  '#F97316',
] as const;

const paging = {
  page: z.int().min(1).max(10_000),
  pageSize: z.int().min(1).max(100).default(MANAGED_BLOG_PAGE_SIZE),
};
const one = z.strictObject({ id: z.uuid() });
export const ManagedPost = z.object({
  id: z.uuid(),
  slug: line,
  title: line,
  excerpt: line,
  featuredImageUrl: address.nullable(),
  isFeatured: z.boolean(),
  status: PostStatus,
  /** When it was published, or created if it is not published. */
  date: z.iso.datetime(),
  category: z.object({ id: z.uuid(), name: line, color: line }).nullable(),
  viewCount: z.int().nonnegative(),
  /** Whether readers see it. A post is hidden while its date is in the future. */
  isPublic: z.boolean(),
});
export type ManagedPost = z.infer<typeof ManagedPost>;

/** A published post with a future date is scheduled. */
export const PostFilter = z.enum([...PostStatus.options, 'scheduled']);
export type PostFilter = z.infer<typeof PostFilter>;

/**
 * Posts of any status, newest first. `category` is a slug. `search` matches folded words or stems in title, excerpt and content, and its
 * last word may be a prefix; posts that have all words in their title come before the others.
 */
export const ListManagedPosts = defineQuery('request.blog.list-managed-posts.v1', {
  request: z.strictObject({
    status: PostFilter.nullable(),
    category: z.string().max(200).nullable(),
    search: z.string().max(200),
    ...paging,
  }),
  reply: z.object({ posts: z.array(ManagedPost), total: z.int() }),
  rows: 'posts',
});

/** A post as its form shows it. The form sends `revision` back. */
export const EditablePost = z.object({
  id: z.uuid(),
  revision: z.int(),
  slug: line,
  title: line,
  excerpt: line,
  content: html,
  featuredImageUrl: address.nullable(),
  isFeatured: z.boolean(),
  categoryId: z.uuid().nullable(),
  status: PostStatus,
  publishedAt: z.iso.datetime().nullable(),
  tags: z.array(shortLine).max(MOST_TAGS),
  metaTitle: line.nullable(),
  metaDescription: line.nullable(),
  author: PostAuthor.extend({ fullName: line, avatarUrl: address.nullable() }).nullable(),
  updatedAt: z.iso.datetime(),
  isPublic: z.boolean(),
});
export type EditablePost = z.infer<typeof EditablePost>;

/** Fails with `post-not-found` if it does not exist or is deleted. */
export const GetManagedPost = defineQuery('request.blog.get-managed-post.v1', { request: one, reply: EditablePost });

/** A post as readers would see it, whatever its status; null if it does not exist or is deleted. */
export const GetPostPreview = defineQuery('request.blog.get-post-preview.v1', {
  request: one,
  reply: z.object({ post: PostView.nullable() }),
});

/** Hides posts everywhere. */
export const DeletePosts = defineCommand('request.blog.delete-posts.v1', { ...ofMany, deadlineMs: 20_000 });

/**
 * Undoes deletions: a post comes back as it was, but without its category if that was deleted. Succeeds for a post that is not deleted.
 * Refused: `slug-taken` (another post has its slug now), `post-not-found`.
 */
export const RestorePosts = defineCommand('request.blog.restore-posts.v1', { ...ofMany, deadlineMs: 20_000 });

/** Makes a slug from the text that no other post or category has (ADM-POST-17). `exceptId` is the record that is being edited. */
export const SuggestBlogSlug = defineQuery('request.blog.suggest-slug.v1', {
  request: z.strictObject({
    kind: z.enum(['post', 'category']),
    text: z.string().max(1_000),
    exceptId: z.uuid().nullable(),
  }),
  reply: z.object({ slug: line }),
});

export const CommentStatus = z.enum(['pending', 'approved', 'rejected']);
export type CommentStatus = z.infer<typeof CommentStatus>;

export const ManagedComment = z.object({
  id: z.uuid(),
  authorName: line,
  /** Null if it was erased (GEN-21). */
  authorEmail: line.nullable(),
  content: paragraph,
  status: CommentStatus,
  createdAt: z.iso.datetime(),
  /** Null if it was deleted. */
  post: z.object({ id: z.uuid(), title: line, slug: line, isPublic: z.boolean() }).nullable(),
});
export type ManagedComment = z.infer<typeof ManagedComment>;

/** Comments of one status, newest first. */
export const ListManagedComments = defineQuery('request.blog.list-managed-comments.v1', {
  request: z.strictObject({ status: CommentStatus, ...paging }),
  reply: z.object({ comments: z.array(ManagedComment), total: z.int() }),
  rows: 'comments',
});

/** How many comments there are of each status. */
export const CountManagedComments = defineQuery('request.blog.count-managed-comments.v1', {
  request: z.strictObject({}),
  reply: z.object({
    pending: z.int().nonnegative(),
    approved: z.int().nonnegative(),
    rejected: z.int().nonnegative(),
  }),
});

/** Shows comments to the public. Succeeds for a comment that is already approved. */
export const ApproveComments = defineCommand('request.blog.approve-comments.v1', { ...ofMany, deadlineMs: 20_000 });

/** Hides comments from the public, whether they were shown before or not. */
export const RejectComments = defineCommand('request.blog.reject-comments.v1', { ...ofMany, deadlineMs: 20_000 });

/** Hides comments everywhere. Succeeds for a comment that is already deleted. */
export const DeleteComments = defineCommand('request.blog.delete-comments.v1', { ...ofMany, deadlineMs: 20_000 });

/** Undoes deletions: a comment comes back as it was. Succeeds for a comment that is not deleted. Refused: `comment-not-found`. */
export const RestoreComments = defineCommand('request.blog.restore-comments.v1', { ...ofMany, deadlineMs: 20_000 });
