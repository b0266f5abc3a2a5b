import { AUDIT_ERASED, type AuditErased } from '@tedarik/events';
import { Clock, Database, Erasure, Leases } from '@tedarik/service-kit';
import { BlogCategories } from '../src/managed-categories/blog-categories.js';
import { PostLifecycle } from '../src/post/post-lifecycle.js';
import { CommentModeration } from '../src/comment/comment-moderation.js';
import { REJECTED_COMMENTS_MIGRATION } from '../src/migrations/008-rejected-comments.js';
import { ErasableRepository } from '../src/erasable.repository.js';
import { PostReading } from '../src/reading/post-reading.js';
import { aBlog, type Blog } from './a-blog.js';

const DELETED_ON = '2026-03-01T10:00:00.000Z';

let blog: Blog;
beforeEach(async () => {
  blog = await aBlog();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await blog.close();
});

const erase = () => {
  const { get } = blog;
  return new Erasure(get(Database), get(Clock), get(Leases), get(ErasableRepository)).eraseDue();
};
const removePosts = (...ids: string[]) => blog.get(PostLifecycle).deleteAll({ ids }, {});
const bySlug = (slug: string) => blog.get(PostReading).bySlug({ slug });

it('erases posts and their comments thirty days after the deletion, and keeps slug and version', async () => {
  blog.atTime(DELETED_ON);
  const tags = ['Kırmızı'];
  const { id, slug } = await blog.save({ title: 'Silinen yazı', tags, metaTitle: 'Silinecek', excerpt: 'Silinir.' });
  const { id: kept } = await blog.save({ title: 'Duran yazı' });
  await blog.approvedComment(id, 'Silinen yoruma bak.');
  await blog.approvedComment(kept, 'Duran yoruma bak.');
  await removePosts(id);

  blog.atTime('2026-03-31T09:59:59.000Z');
  await erase();
  expect(await blog.rows('posts', { title: 'Silinen yazı' })).toHaveLength(1);
  expect(await blog.rows('comments')).toHaveLength(2);

  blog.atTime('2026-03-31T10:00:01.000Z');
  await erase();
  const [post] = await blog.rows('posts', { slug });
  expect(post).toMatchObject({ _id: id, version: 2, deletedAt: new Date(DELETED_ON) });
  const left = JSON.stringify([post, await blog.rows('comments'), await blog.rows('commentEmails')]);
  for (const content of ['Silin', 'Kapalı', 'Kırmızı']) expect(left).not.toContain(content);
  expect(await blog.rows('comments')).toMatchObject([{ postId: kept, content: 'Duran yoruma bak.' }]);
  expect(await blog.rows('commentEmails')).toHaveLength(1);
  expect(await bySlug(slug)).toEqual({ found: 'deleted' });
  expect(await bySlug('duran-yazi')).toMatchObject({ post: { title: 'Duran yazı' } });
});

it('erases categories thirty days after the deletion', async () => {
  blog.atTime(DELETED_ON);
  const [gone, kept] = [await blog.category('Silinen'), await blog.category('Duran')];
  await blog.get(BlogCategories).delete({ ids: [gone] }, {});
  blog.atTime('2026-04-02T10:00:00.000Z');
  await erase();
  expect(await blog.rows('categories', { _id: gone })).toMatchObject([{ slug: 'silinen', name: '', version: 2 }]);
  expect(await blog.rows('categories', { _id: kept })).toMatchObject([{ name: 'Duran' }]);
});

it('GEN-21 erases comments thirty days after the deletion, and the addresses that came with them', async () => {
  blog.atTime('2026-02-01T10:00:00.000Z');
  const { id: postId } = await blog.save({ title: 'Duran yazı' });
  const early = await blog.approvedComment(postId, 'Erken silinen');
  const [late, kept] = [
    await blog.comment(postId, { content: 'Geç' }),
    await blog.comment(postId, { content: 'Duran' }),
  ];
  const removeComments = (...ids: string[]) => blog.get(CommentModeration).deleteAll({ ids }, {});
  const restore = async (id: string) =>
    (await blog.get(CommentModeration).restoreAll({ ids: [id] }, {})).outcomes[0]?.code;
  blog.atTime(DELETED_ON);
  await removeComments(early);
  blog.atTime('2026-03-31T09:59:59.000Z');
  await removeComments(late.id);
  await erase();
  expect(await blog.rows('comments')).toHaveLength(3);
  expect(await blog.rows('commentEmails')).toHaveLength(3);

  blog.atTime('2026-03-31T10:00:01.000Z');
  await erase();
  const left = [{ _id: late.id }, { _id: kept.id }];
  expect(await blog.rows('comments')).toMatchObject(left);
  expect(await blog.rows('commentEmails')).toMatchObject(left);
  expect([await restore(early), await restore(late.id)]).toEqual(['comment-not-found', null]);
});

it('GEN-21 erases comments ninety days after they were rejected, with the addresses that came with them', async () => {
  blog.atTime('2026-01-01T10:00:00.000Z');
  const { id: postId } = await blog.save({ title: 'Duran yazı' });
  const [early, late, kept] = [await blog.comment(postId), await blog.comment(postId), await blog.comment(postId)];
  const reject = (...ids: string[]) => blog.get(CommentModeration).rejectAll({ ids }, {});
  blog.atTime(DELETED_ON);
  await reject(early.id);
  blog.atTime('2026-03-02T10:00:00.000Z');
  await reject(late.id);
  await blog.get(CommentModeration).approve({ id: kept.id }, {});

  blog.atTime('2026-05-30T10:00:01.000Z');
  await erase();
  const left = [{ _id: late.id }, { _id: kept.id }];
  expect(await blog.rows('comments')).toMatchObject(left);
  expect(await blog.rows('commentEmails')).toMatchObject(left);
  const told = await blog.told<AuditErased>({ subject: AUDIT_ERASED.blog.subject });
  expect(told.map(({ envelope }) => envelope.data)).toEqual([{ kind: 'blog-comment', ids: [early.id] }]);
});

it('GEN-21 the migration deletes the addresses of rejected comments that MongoDB had deleted', async () => {
  const { id: postId } = await blog.save();
  const [gone, kept] = [await blog.comment(postId), await blog.comment(postId)];
  const db = blog.get(Database).db;
  await db.collection<{ _id: string }>('comments').deleteOne({ _id: gone.id });
  for (let runs = 0; runs < 2; runs += 1) await REJECTED_COMMENTS_MIGRATION.up(db);
  expect(await blog.rows('commentEmails')).toMatchObject([{ _id: kept.id }]);
});

it('restores what is not erased yet, and answers not-found for the rest', async () => {
  blog.atTime(DELETED_ON);
  const category = await blog.category('Erken');
  const [early, late] = [await blog.save({ title: 'Erken' }), await blog.save({ title: 'Geç' })];
  await removePosts(early.id);
  await blog.get(BlogCategories).delete({ ids: [category] }, {});
  blog.atTime('2026-03-20T10:00:00.000Z');
  await removePosts(late.id);
  blog.atTime('2026-04-02T10:00:00.000Z');
  await erase();
  const posts = await blog.get(PostLifecycle).restoreAll({ ids: [early.id, late.id] }, {});
  expect(posts.outcomes).toMatchObject([{ code: 'post-not-found' }, { outcome: 'done' }]);
  const categories = await blog.get(BlogCategories).restore({ ids: [category] }, {});
  expect(categories.outcomes).toMatchObject([{ code: 'blog-category-not-found' }]);
  blog.atTime('2027-01-01T10:00:00.000Z');
  await erase();
  expect(await bySlug('gec')).toMatchObject({ post: { title: 'Geç' } });
});

it('erases more posts than one batch in one run', async () => {
  blog.atTime(DELETED_ON);
  const ids: string[] = [];
  for (let at = 0; at < 60; at++) ids.push((await blog.save({ title: `Yazı ${at}` })).id);
  await removePosts(...ids);
  blog.atTime('2026-04-02T10:00:00.000Z');
  await erase();
  expect(await blog.rows('posts', { title: '' })).toHaveLength(60);
});

it('R4: tells the audit log to forget posts, their comments and categories that are erased', async () => {
  blog.atTime(DELETED_ON);
  const { id } = await blog.save({ title: 'Unutulan yazı' });
  const comment = await blog.approvedComment(id, 'Unutulan yorum');
  const category = await blog.category('Unutulan');
  await removePosts(id);
  await blog.get(BlogCategories).delete({ ids: [category] }, {});
  blog.atTime('2026-04-02T10:00:00.000Z');
  await erase();
  const told = await blog.told<AuditErased>({ subject: AUDIT_ERASED.blog.subject });
  expect(told.map(({ envelope }) => envelope.data)).toEqual([
    { kind: 'blog-comment', ids: [comment] },
    { kind: 'blog-post', ids: [id] },
    { kind: 'blog-category', ids: [category] },
  ]);
});
