import type { PostStatus } from '@tedarik/commands';
import type { PostAuthor, PostSnapshot } from '@tedarik/events';
import { postChangedMeanwhile } from './post.errors.js';
import type { PostFields } from './post-fields.js';

/** A blog post. `version` counts stored changes, `revision` only saves of an editor. */
export interface Post extends PostFields {
  id: string;
  slug: string;
  status: PostStatus;
  /** In the future: scheduled. */
  publishedAt: Date | null;
  /** Who saved it first; null when nobody knows. */
  author: (PostAuthor & { accountId: string }) | null;
  /** When its readers are still to be told that its time has come. */
  announceAt: Date | null;
  version: number;
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

/** No post that is there has this title. */
const ERASED = '';

/** The day that is shown and that orders the posts (PUB-BLOG-18). */
export const dateOf = ({ publishedAt, createdAt }: Pick<Post, 'publishedAt' | 'createdAt'>): Date =>
  publishedAt ?? createdAt;

/** Since when readers see it as it is: one that waited for its date was not there before. */
export const seenSince = ({ updatedAt, date }: { updatedAt: Date; date: Date }): Date =>
  updatedAt > date ? updatedAt : date;

/** Published and not deleted: public as soon as its date has come. */
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

/** The post after an editor's save. Throws post-changed-meanwhile when the form is stale. */
export function editPost(
  post: Post,
  edit: { revision: number; slug: string; fields: PostFields; publication: Publication },
  now: Date,
): Post {
  if (edit.revision !== post.revision) throw postChangedMeanwhile(post.id, post.revision);
  const edited = { ...next(post, now), ...edit.fields, slug: edit.slug, revision: post.revision + 1 };
  return published(edited, edit.publication, now);
}

/** The post in another status; an editor who has it open will find that it has changed. */
export const changeStatus = (post: Post, status: PostStatus, now: Date): Post =>
  published({ ...next(post, now), revision: post.revision + 1 }, { status, publishedAt: post.publishedAt }, now);

/** Its time has come: readers are told, and the post itself stays as it was. */
export const announced = (post: Post): Post => ({ ...post, version: post.version + 1, announceAt: null });

/** Its category was taken away. An open form stays as good as it was. */
export const withoutCategory = (post: Post, now: Date): Post => ({ ...next(post, now), categoryId: null });

/** Its category is back. An open form stays as good as it was. */
export const backInCategory = (post: Post, categoryId: string, now: Date): Post => ({ ...next(post, now), categoryId });

/** Marked as deleted; its place in the order of versions is kept. */
export const deletePost = (post: Post, now: Date): Post => ({ ...next(post, now), deletedAt: now, announceAt: null });

/** What is kept for good of a deleted post: that it was there, at which address, in which version. */
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

/** Whether nothing but its tombstone is left. */
export const isErased = ({ title }: Pick<Post, 'title'>): boolean => title === ERASED;

/** As it was, in its category if that is still there; readers are told again when its date is still to come. */
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

/** What the event says: the post as readers may see it, or that nobody may. */
export function announcementOf(post: Post, now: Date): { id: string; slug: string; post: PostSnapshot | null } {
  const { id, slug } = post;
  return { id, slug, post: isPublic(post, now) ? snapshotOf(post) : null };
}

/** What the audit trail calls it. */
export const auditedPost = ({ id, title }: Post) => ({ kind: 'blog-post', id, name: title });

/** What a tombstone says. */
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

/** What readers may know of the author. */
export const authorOf = ({ author }: Pick<Post, 'author'>): PostAuthor | null =>
  author && { fullName: author.fullName, avatarUrl: author.avatarUrl };
