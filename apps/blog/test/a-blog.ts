import type { PostInput } from '@tedarik/commands';
import { startHandlers } from '@tedarik/outbox/testing';
import { Clock, newId } from '@tedarik/service-kit';
import { MIGRATIONS, PROVIDERS } from '../src/app.module.js';
import { Comments } from '../src/comment/comments.js';
import { CommentModeration } from '../src/comment/comment-moderation.js';
import { BlogCategories } from '../src/managed-categories/blog-categories.js';
import { SavePostHandler } from '../src/post/save-post.handler.js';

interface Told {
  commentCount?: number;
  post?: { title: string } | null;
}

export const aPostInput = (over: Partial<PostInput> = {}): PostInput => ({
  title: 'Pul biber nasıl saklanır?',
  excerpt: 'Işık ve nem rengini alır.',
  content: '<h2>Işık</h2><p>Kapalı kapta saklayın.</p>',
  featuredImageUrl: null,
  isFeatured: false,
  categoryId: null,
  status: 'published',
  publishedAt: null,
  tags: [],
  metaTitle: null,
  metaDescription: null,
  ...over,
});

/** The blog's handlers and repositories on a database of their own, without NATS requests, relay and timers. */
export async function aBlog() {
  const handlers = await startHandlers('blog', MIGRATIONS, PROVIDERS);
  const { db, get } = handlers;
  return {
    ...handlers,
    told: <Data = Told>(filter?: object) => handlers.told<Data>(filter),
    /** Changes a row directly, bypassing the service. */
    overwrite: (collection: string, id: string, fields: object) =>
      db.collection<{ _id: string }>(collection).updateOne({ _id: id }, { $set: fields }),
    put: (collection: string, row: object) => db.collection(collection).insertOne(row),
    /** Deletes a row, like a TTL index of MongoDB. */
    erase: (collection: string, id: string) => db.collection<{ _id: string }>(collection).deleteOne({ _id: id }),
    /** Sets the time for all following requests. */
    atTime: (iso: string) => jest.spyOn(get(Clock), 'now').mockReturnValue(new Date(iso)),
    save: (over: Partial<PostInput> = {}, slug: string | null = null) =>
      get(SavePostHandler).execute({ edits: null, slug, post: aPostInput(over) }, {}),
    edit: (saved: { id: string; revision: number }, over: Partial<PostInput>, slug: string | null = null) =>
      get(SavePostHandler).execute(
        { edits: { id: saved.id, revision: saved.revision }, slug, post: aPostInput(over) },
        {},
      ),
    /** Id of the category with this name, which is created if needed. */
    async category(name: string): Promise<string> {
      const request = { categories: [{ name, description: null, color: null }] };
      return (await get(BlogCategories).ensure(request, {})).categories[0]!.id;
    },
    comment: (postId: string, over: object = {}) => get(Comments).add({ ...aComment, postId, ...over }, {}),
    async approvedComment(postId: string, content: string): Promise<string> {
      const { id } = await get(Comments).add({ ...aComment, postId, content }, {});
      await get(CommentModeration).approve({ id }, {});
      return id;
    },
  };
}
export type Blog = Awaited<ReturnType<typeof aBlog>>;

export const aComment = {
  authorName: 'Ayşe Yılmaz',
  authorEmail: 'ayse@ornek.com.tr',
  content: 'Çok yararlı bir yazı.',
  noticeVersion: '2026-11-21',
};

/** Returns another id at each call. */
export const anId = newId;
