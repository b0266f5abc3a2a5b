import { BlogCategorySnapshot, PostAuthor } from '@tedarik/events';
import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { address, html, line, paragraph, shortLine, slug as keptSlug, typedText } from './text.js';

// Longer than any field may be: what is longer still is malformed, what lies between is refused by name (GEN-19).
const anyText = typedText(200_000);
const slug = z.string().min(1).max(200);

/** Tags that one post may have. */
export const MOST_TAGS = 80;

export const PostStatus = z.enum(['draft', 'published', 'archived']);
export type PostStatus = z.infer<typeof PostStatus>;

export const BlogCategoryView = BlogCategorySnapshot.omit({ sortKey: true }).extend({
  slug: keptSlug,
  name: line,
  description: paragraph.nullable(),
  color: line,
  /** Posts that the public may read. */
  postCount: z.int().nonnegative(),
});
export type BlogCategoryView = z.infer<typeof BlogCategoryView>;

export const PostCardView = z.object({
  id: z.uuid(),
  slug: keptSlug,
  title: line,
  excerpt: line,
  featuredImageUrl: address.nullable(),
  isFeatured: z.boolean(),
  /** Published, else created. */
  date: z.iso.datetime(),
  category: BlogCategoryView.nullable(),
  viewCount: z.int().nonnegative(),
});
export type PostCardView = z.infer<typeof PostCardView>;

/** Everything that a post's page shows but its comments and related posts, which are lists of their own. */
export const PostView = PostCardView.extend({
  /** Sanitised once more while it was read. */
  contentHtml: html,
  updatedAt: z.iso.datetime(),
  tags: z.array(shortLine).max(MOST_TAGS),
  author: PostAuthor.extend({ fullName: line, avatarUrl: address.nullable() }).nullable(),
  commentCount: z.int().nonnegative(),
  metaTitle: line.nullable(),
  metaDescription: line.nullable(),
});
export type PostView = z.infer<typeof PostView>;

/**
 * Public posts, newest first. `category` is a slug, also a former one or a name. `search` looks for whole words or stems
 * in title, excerpt and text, the last word may be unfinished.
 */
export const ListPosts = defineQuery('request.blog.list-posts.v1', {
  request: z.strictObject({
    category: slug.nullable(),
    search: z.string().max(100),
    page: z.int().min(1).max(10_000),
    pageSize: z.int().min(1).max(100),
  }),
  reply: z.object({
    posts: z.array(PostCardView),
    total: z.int(),
    /** The category requested; null without one, and when there is none like that. */
    category: BlogCategoryView.nullable(),
  }),
  rows: 'posts',
});

/** Public posts that the editors put forward, newest first. */
export const ListFeaturedPosts = defineQuery('request.blog.list-featured-posts.v1', {
  request: z.strictObject({ limit: z.int().min(1).max(100) }),
  reply: z.object({ posts: z.array(PostCardView) }),
  rows: 'posts',
});

/** Other public posts: of the same category first, then the newest. */
export const ListRelatedPosts = defineQuery('request.blog.list-related-posts.v1', {
  request: z.strictObject({ postId: z.uuid(), limit: z.int().min(1).max(100) }),
  reply: z.object({ posts: z.array(PostCardView) }),
  rows: 'posts',
});

/** All blog categories by their Turkish names. */
export const ListBlogCategories = defineQuery('request.blog.list-categories.v1', {
  request: z.strictObject({}),
  reply: z.object({ categories: z.array(BlogCategoryView) }),
  rows: 'categories',
});

/** Who answers to an address: a public post, then history (301), then a deleted one (410), then nobody (404). */
export const GetPostBySlug = defineQuery('request.blog.get-post-by-slug.v1', {
  request: z.strictObject({ slug }),
  reply: z.discriminatedUnion('found', [
    z.object({ found: z.literal('live'), post: PostView }),
    z.object({ found: z.literal('moved'), slug: keptSlug }),
    z.object({ found: z.literal('deleted') }),
    z.object({ found: z.literal('nothing') }),
  ]),
});

/** The author's e-mail address is in no answer to the public (PUB-COM-07). */
export const CommentView = z.object({
  id: z.uuid(),
  authorName: z.string().max(150),
  content: z.string().max(2_000),
  createdAt: z.iso.datetime(),
});
export type CommentView = z.infer<typeof CommentView>;

/** So many comments fit into one message, whatever letters they are written in. */
export const COMMENTS_AT_ONCE = 60;

/** Approved comments of a public post, oldest first, after the one given. */
export const ListComments = defineQuery('request.blog.list-comments.v1', {
  request: z.strictObject({ postId: z.uuid(), after: z.uuid().nullable() }),
  reply: z.object({
    comments: z.array(CommentView).max(COMMENTS_AT_ONCE),
    /** Last id of this page; null when nothing comes after it. */
    next: z.uuid().nullable(),
  }),
});

/** Addresses of all public posts, for those who list them: newest first. */
export const ListPostAddresses = defineQuery('request.blog.list-post-addresses.v1', {
  request: z.strictObject({ page: z.int().min(1).max(10_000), pageSize: z.int().min(1).max(2_000) }),
  reply: z.object({ rows: z.array(z.object({ slug: keptSlug, changedAt: z.iso.datetime() })) }),
  rows: 'rows',
});

/** Counts one opening of a post that the public may read; false for any other. */
export const RecordPostView = defineCommand('request.blog.record-post-view.v1', {
  request: z.strictObject({ postId: z.uuid() }),
  reply: z.object({ isCounted: z.boolean() }),
});

/** Takes a comment in, pending. Throws `post-not-found`, or `comment-refused` naming the fields that break a rule. */
export const AddComment = defineCommand('request.blog.add-comment.v1', {
  request: z.strictObject({
    postId: z.uuid(),
    authorName: anyText,
    authorEmail: anyText,
    content: anyText,
    /** Version of the privacy notice that stood beside the form. */
    noticeVersion: z.string().min(1).max(40),
  }),
  reply: z.object({ id: z.uuid() }),
});

const OneComment = { request: z.strictObject({ id: z.uuid() }), reply: z.object({ id: z.uuid() }) };

/** Shows a comment to the public. Throws `comment-not-found`; of one that is approved already nothing changes. */
export const ApproveComment = defineCommand('request.blog.approve-comment.v1', OneComment);

/** Keeps a comment from the public, or takes it back from there. */
export const RejectComment = defineCommand('request.blog.reject-comment.v1', OneComment);

/** Hides a comment everywhere; one that is gone already is no failure. */
export const DeleteComment = defineCommand('request.blog.delete-comment.v1', OneComment);

export const PostInput = z.strictObject({
  title: anyText,
  excerpt: anyText,
  /** HTML; stored sanitised. */
  content: anyText,
  featuredImageUrl: anyText.nullable(),
  isFeatured: z.boolean(),
  categoryId: z.uuid().nullable(),
  status: PostStatus,
  /** In the future: scheduled. Null on a published post: now. */
  publishedAt: z.iso.datetime().nullable(),
  tags: z.array(anyText).max(MOST_TAGS),
  metaTitle: anyText.nullable(),
  metaDescription: anyText.nullable(),
});
export type PostInput = z.infer<typeof PostInput>;

const SavedPost = z.object({ id: z.uuid(), slug: keptSlug, version: z.int(), revision: z.int() });

/**
 * Writes a post, or saves an edited one when `edits` names it: then `post-changed-meanwhile` when its revision is not the
 * stored one. `slug` is what an editor typed; without one a new post gets the slug of its title, an edited one keeps its
 * own. Who saves first is the author. Throws `post-refused` naming the fields that break a rule.
 */
export const SavePost = defineCommand('request.blog.save-post.v1', {
  request: z.strictObject({
    edits: z.strictObject({ id: z.uuid(), revision: z.int() }).nullable(),
    slug: anyText.nullable(),
    post: PostInput,
  }),
  reply: SavedPost,
});

/** Changes a post's status alone, as the list of posts does. Publishing sets the date to now when there is none. */
export const ChangePostStatus = defineCommand('request.blog.change-post-status.v1', {
  request: z.strictObject({ id: z.uuid(), status: PostStatus }),
  reply: SavedPost,
});

/** Hides a post everywhere; its address answers 410 from then on. */
export const DeletePost = defineCommand('request.blog.delete-post.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ id: z.uuid(), version: z.int() }),
});

/** Finds or creates blog categories by folded name, in one transaction. Answers in the order of the request. */
export const EnsureBlogCategories = defineCommand('request.blog.ensure-categories.v1', {
  request: z.strictObject({
    categories: z
      .array(
        z.strictObject({
          name: typedText(150).trim().min(1),
          description: z.string().trim().max(5000).nullable(),
          /** '#RRGGBB'; #3B82F6 when null. */
          color: z
            .string()
            .regex(/^#[\dA-Fa-f]{6}$/)
            .nullable(),
        }),
      )
      .max(100),
  }),
  reply: z.object({ categories: z.array(z.object({ id: z.uuid(), slug: keptSlug, name: shortLine })).max(100) }),
});
