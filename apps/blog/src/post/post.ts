import type { PostStatus } from '@tedarik/commands';
import type { PostAuthor, PostSnapshot } from '@tedarik/events';
import { postChangedMeanwhile } from './post.errors.js';
import type { PostFields } from './post-fields.js';

/** A blog post. `version` counts stored changes, `revision` only saves of an editor. */
export interface Post extends PostFields {
  id: string;
  slug: string;
  status: PostStatus;
  /** A time in the future means that the post is scheduled. */
  publishedAt: Date | null;
  /** The account that saved it first; null if unknown. */
  author: (PostAuthor & { accountId: string }) | null;
  /** When an event must announce that the scheduled post is public; null when none is pending. */
  announceAt: Date | null;
  version: number;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

/** Title of erased posts. No other post has an empty title. */
const ERASED = '';

/** The date that is shown and by which posts are sorted (PUB-BLOG-18). */
export const dateOf = ({ publishedAt, createdAt }: Pick<Post, 'publishedAt' | 'createdAt'>): Date =>
  publishedAt ?? createdAt;

/** Since when readers see the current content: the last change, or the publication date if that was later. */
export const seenSince = ({ updatedAt, date }: { updatedAt: Date; date: Date }): Date =>
  updatedAt > date ? updatedAt : date;

/** Published and not deleted, i.e. public as soon as its date has come. */
export const isListed = ({ status, deletedAt }: Pick<Post, 'status' | 'deletedAt'>): boolean =>
  status === 'published' && deletedAt === null;

type Publishing = Pick<Post, 'status' | 'deletedAt' | 'publishedAt' | 'createdAt'>;

export const isPublic = (post: Publishing, now: Date): boolean => isListed(post) && dateOf(post) <= now;

export interface NewPost {
  id: string;
  slug: string;
  author: Post['author'];
}

export interface Publication {
  status: PostStatus;
  publishedAt: Date | null;
}

export function writePost(
  fields: PostFields,
  publication: Publication,
  { id, slug, author }: NewPost,
  now: Date,
): Post {
  const post: Post = {
    ...fields,
    id,
    slug,
    author,
    status: 'draft',
    publishedAt: null,
    announceAt: null,
    version: 1,
    revision: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  return published(post, publication, now);
}

/** Returns the post after an editor's save. Throws post-changed-meanwhile when the form is stale. */
export function editPost(
  post: Post,
  edit: { revision: number; slug: string; fields: PostFields; publication: Publication },
  now: Date,
): Post {
  if (edit.revision !== post.revision) throw postChangedMeanwhile(post.id, post.revision);
  const edited = { ...next(post, now), ...edit.fields, slug: edit.slug, revision: post.revision + 1 };
  return published(edited, edit.publication, now);
}

/** Returns the post in another status. Raises the revision, so open forms become stale. */
export const changeStatus = (post: Post, status: PostStatus, now: Date): Post =>
  published({ ...next(post, now), revision: post.revision + 1 }, { status, publishedAt: post.publishedAt }, now);

/** Marks a scheduled post as announced. Raises only the version, because its content is unchanged. */
export const announced = (post: Post): Post => ({ ...post, version: post.version + 1, announceAt: null });

/** Removes a deleted category from the post. The revision stays, so no open form becomes stale. */
export const withoutCategory = (post: Post, now: Date): Post => ({ ...next(post, now), categoryId: null });

/** Puts the post back into a restored category. The revision stays, so no open form becomes stale. */
export const backInCategory = (post: Post, categoryId: string, now: Date): Post => ({ ...next(post, now), categoryId });

/** Marks the post as deleted. It keeps its record, so versions continue to rise. */
export const deletePost = (post: Post, now: Date): Post => ({ ...next(post, now), deletedAt: now, announceAt: null });

/** The part of a deleted post that is kept for good: id, slug and version. */
export const erasePost = (post: Post): Post => ({
  ...post,
  title: ERASED,
  excerpt: '',
  content: '',
  text: '',
  featuredImageUrl: null,
  isFeatured: false,
  categoryId: null,
  tags: [],
  metaTitle: null,
  metaDescription: null,
  author: null,
});

/** Whether only the tombstone of the post is left. */
export const isErased = ({ title }: Pick<Post, 'title'>): boolean => title === ERASED;

/** Restores a post, in the given category. If its date is in the future, it is scheduled again. */
export function restorePost(post: Post, categoryId: string | null, now: Date): Post {
  const { status, publishedAt } = post;
  return published({ ...next(post, now), deletedAt: null, categoryId }, { status, publishedAt }, now);
}

const next = (post: Post, now: Date): Post => ({ ...post, version: post.version + 1, updatedAt: now });

/** A post that is published without a date is published now (ADM-POST-13). */
function published(post: Post, { status, publishedAt: wished }: Publication, now: Date): Post {
  const publishedAt = status === 'published' ? (wished ?? now) : wished;
  const isScheduled = status === 'published' && publishedAt !== null && publishedAt > now;
  return { ...post, status, publishedAt, announceAt: isScheduled ? publishedAt : null };
}

/** The payload of the event: the post as readers see it, or null while it is not public. */
export function announcementOf(post: Post, now: Date): { id: string; slug: string; post: PostSnapshot | null } {
  const { id, slug } = post;
  return { id, slug, post: isPublic(post, now) ? snapshotOf(post) : null };
}

/** The post as the audit log names it. */
export const auditedPost = ({ id, title }: Post) => ({ kind: 'blog-post', id, name: title });

/** The payload of a tombstone. */
export const tombstoneOf = ({ id, slug, deletedAt, updatedAt }: Post) => ({
  id,
  slug,
  deletedAt: (deletedAt ?? updatedAt).toISOString(),
});

const snapshotOf = (post: Post): PostSnapshot => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  text: post.text,
  featuredImageUrl: post.featuredImageUrl,
  isFeatured: post.isFeatured,
  date: dateOf(post).toISOString(),
  categoryId: post.categoryId,
  tags: post.tags,
  author: authorOf(post),
  updatedAt: post.updatedAt.toISOString(),
});

/** The public data of the author. */
export const authorOf = ({ author }: Pick<Post, 'author'>): PostAuthor | null =>
  author && { fullName: author.fullName, avatarUrl: author.avatarUrl };
