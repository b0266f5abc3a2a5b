import { BlogCategorySnapshot, PostAuthor } from '@tedarik/events';
import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { address, html, line, paragraph, shortLine, slug as keptSlug, typedText } from './text.js';

// A limit of the message, higher than that of any field. A longer text makes the request malformed; a text that is only too long for its
// field is refused with the name of the field (GEN-19).
const anyText = typedText(200_000);
const slug = z.string().min(1).max(200);

/** How many tags a post may have. */
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
  /** When it was published, or created if it is not published. */
  date: z.iso.datetime(),
  category: BlogCategoryView.nullable(),
  viewCount: z.int().nonnegative(),
});
export type PostCardView = z.infer<typeof PostCardView>;

/** Everything that a post's page shows, except its comments and related posts, which have their own queries. */
export const PostView = PostCardView.extend({
  /** Sanitised again on reading. */
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
 * Public posts, newest first. `category` is a slug, a former slug or a name. `search` matches whole words or stems in
 * title, excerpt and text, and its last word may be a prefix.
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
    /** The requested category; null if none was requested or it does not exist. */
    category: BlogCategoryView.nullable(),
  }),
  rows: 'posts',
});

/** Public posts that editors have marked as featured, newest first. */
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

/** What a slug leads to: a public post, else a redirect from a former slug (301), else a deleted post (410), else nothing (404). */
export const GetPostBySlug = defineQuery('request.blog.get-post-by-slug.v1', {
  request: z.strictObject({ slug }),
  reply: z.discriminatedUnion('found', [
    z.object({ found: z.literal('live'), post: PostView }),
    z.object({ found: z.literal('moved'), slug: keptSlug }),
    z.object({ found: z.literal('deleted') }),
    z.object({ found: z.literal('nothing') }),
  ]),
});

/** The public never gets the author's e-mail address (PUB-COM-07). */
export const CommentView = z.object({
  id: z.uuid(),
  authorName: z.string().max(150),
  content: z.string().max(2_000),
  createdAt: z.iso.datetime(),
});
export type CommentView = z.infer<typeof CommentView>;

/** The largest number of comments that fits into one message, in any script. */
export const COMMENTS_AT_ONCE = 60;

/** Approved comments of a public post, oldest first, after the given one. */
export const ListComments = defineQuery('request.blog.list-comments.v1', {
  request: z.strictObject({ postId: z.uuid(), after: z.uuid().nullable() }),
  reply: z.object({
    comments: z.array(CommentView).max(COMMENTS_AT_ONCE),
    /** Last id of this page; null on the last page. */
    next: z.uuid().nullable(),
  }),
});

/** Addresses of all public posts, newest first, for the site map and similar lists. */
export const ListPostAddresses = defineQuery('request.blog.list-post-addresses.v1', {
  request: z.strictObject({ page: z.int().min(1).max(10_000), pageSize: z.int().min(1).max(2_000) }),
  reply: z.object({ rows: z.array(z.object({ slug: keptSlug, changedAt: z.iso.datetime() })) }),
  rows: 'rows',
});

/** Counts one view of a public post. Returns false for any other post. */
export const RecordPostView = defineCommand('request.blog.record-post-view.v1', {
  request: z.strictObject({ postId: z.uuid() }),
  reply: z.object({ isCounted: z.boolean() }),
});

/** Stores a comment as pending. Throws `post-not-found`, or `comment-refused` with the fields that break a rule. */
export const AddComment = defineCommand('request.blog.add-comment.v1', {
  request: z.strictObject({
    postId: z.uuid(),
    authorName: anyText,
    authorEmail: anyText,
    content: anyText,
    /** Version of the privacy notice that the form showed. */
    noticeVersion: z.string().min(1).max(40),
  }),
  reply: z.object({ id: z.uuid() }),
});

const OneComment = { request: z.strictObject({ id: z.uuid() }), reply: z.object({ id: z.uuid() }) };

/** Shows a comment to the public. Does nothing if it is already approved. Throws `comment-not-found`. */
export const ApproveComment = defineCommand('request.blog.approve-comment.v1', OneComment);

/** Hides a comment from the public, whether it was shown before or not. */
export const RejectComment = defineCommand('request.blog.reject-comment.v1', OneComment);

/** Hides a comment everywhere. Succeeds if the comment is already deleted. */
export const DeleteComment = defineCommand('request.blog.delete-comment.v1', OneComment);

export const PostInput = z.strictObject({
  title: anyText,
  excerpt: anyText,
  /** HTML. It is sanitised before it is stored. */
  content: anyText,
  featuredImageUrl: anyText.nullable(),
  isFeatured: z.boolean(),
  categoryId: z.uuid().nullable(),
  status: PostStatus,
  /** A time in the future schedules the post. For a published post null means now. */
  publishedAt: z.iso.datetime().nullable(),
  tags: z.array(anyText).max(MOST_TAGS),
  metaTitle: anyText.nullable(),
  metaDescription: anyText.nullable(),
});
export type PostInput = z.infer<typeof PostInput>;

const SavedPost = z.object({ id: z.uuid(), slug: keptSlug, version: z.int(), revision: z.int() });

/**
 * Creates a post, or saves an existing one if `edits` names it; throws `post-changed-meanwhile` if the sent revision is not the stored one.
 * `slug` is what the editor typed; if it is null, a new post gets a slug made from its title, and an existing post keeps its slug. The
 * author is the account that saved the post first. Throws `post-refused` with the fields that break a rule.
 */
export const SavePost = defineCommand('request.blog.save-post.v1', {
  request: z.strictObject({
    edits: z.strictObject({ id: z.uuid(), revision: z.int() }).nullable(),
    slug: anyText.nullable(),
    post: PostInput,
  }),
  reply: SavedPost,
});

/** Changes only a post's status, as the list of posts does. Publishing sets the date to now if there is none. */
export const ChangePostStatus = defineCommand('request.blog.change-post-status.v1', {
  request: z.strictObject({ id: z.uuid(), status: PostStatus }),
  reply: SavedPost,
});

/** Hides a post everywhere. Its address answers 410 from then on. */
export const DeletePost = defineCommand('request.blog.delete-post.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: z.object({ id: z.uuid(), version: z.int() }),
});

/** Finds or creates blog categories by folded name, in one transaction. The reply is in the order of the request. */
export const EnsureBlogCategories = defineCommand('request.blog.ensure-categories.v1', {
  request: z.strictObject({
    categories: z
      .array(
        z.strictObject({
          name: typedText(150).trim().min(1),
          description: z.string().trim().max(5000).nullable(),
          /** '#RRGGBB'. Null means #3B82F6. */
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
