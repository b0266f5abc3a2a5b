import { type AuditRecord, CommentsChanged } from '@tedarik/events';
import { Database } from '@tedarik/service-kit';
import { sharedByTests } from '@tedarik/testing';
import { PostLifecycle } from '../src/post/post-lifecycle.js';
import { CommentModeration } from '../src/comment/comment-moderation.js';
import { DELETED_COMMENTS_MIGRATION } from '../src/migrations/005-deleted-comments.js';
import { Comments } from '../src/comment/comments.js';
import { ListManagedCommentsQuery } from '../src/comment/list-managed-comments.js';
import { aBlog, aComment, anId } from './a-blog.js';

const blog = sharedByTests(aBlog);
let post: { id: string; slug: string };
beforeEach(async () => {
  await blog.reset();
  post = await blog.save({ title: 'Konuşulan Yazı' });
});

type Status = 'pending' | 'approved' | 'rejected';
const managed = (status: Status, over: object = {}) =>
  blog.get(ListManagedCommentsQuery).execute({ status, page: 1, pageSize: 10, ...over });
const texts = async (status: Status, over: object = {}) =>
  (await managed(status, over)).comments.map(({ content }) => content);
const counts = () => blog.get(ListManagedCommentsQuery).count();
const readers = async () =>
  (await blog.get(Comments).list({ postId: post.id, after: null })).comments.map(({ content }) => content);
const ELIF = { kind: 'back-office' as const, id: 'a1', name: 'Elif Kara' };
const recorded = async () =>
  (await blog.told<AuditRecord>({ subject: 'events.blog.audit.recorded.v1' })).map(({ envelope }) => envelope.data);
const moderate = () => blog.get(CommentModeration);
const written = async (...contents: string[]) => {
  const ids: string[] = [];
  for (const content of contents) ids.push((await blog.comment(post.id, { content })).id);
  return ids;
};

it('ADM-COM-02 lists pending comments with title and slug of their post, newest first', async () => {
  const [first, second] = await written('bir', 'iki');
  const { comments, total } = await managed('pending');
  expect(total).toBe(2);
  expect(comments).toMatchObject([
    {
      id: second,
      content: 'iki',
      status: 'pending',
      authorName: aComment.authorName,
      authorEmail: aComment.authorEmail,
      post: { id: post.id, title: 'Konuşulan Yazı', slug: post.slug, isPublic: true },
    },
    { id: first, content: 'bir' },
  ]);
});

it('ADM-COM-02 ADM-COM-03 shows readers only approved comments, after each approval, rejection and deletion', async () => {
  const [a, b, c] = await written('a', 'b', 'c');
  expect(await readers()).toEqual([]);
  await moderate().approveAll({ ids: [a!, b!] }, {});
  expect(await readers()).toEqual(['a', 'b']);
  expect(await texts('approved')).toEqual(['b', 'a']);
  await moderate().rejectAll({ ids: [b!, c!] }, {});
  expect(await readers()).toEqual(['a']);
  expect([await texts('pending'), await texts('rejected')]).toEqual([[], ['c', 'b']]);
  await moderate().deleteAll({ ids: [a!] }, {});
  expect(await readers()).toEqual([]);
});

it('ADM-COM-01 approves several comments at once, each with its own outcome', async () => {
  const [a, b] = await written('a', 'b');
  const unknown = anId();
  expect(await moderate().approveAll({ ids: [a!, unknown, b!] }, {})).toEqual({
    outcomes: [
      { id: a, outcome: 'done', code: null },
      { id: unknown, outcome: 'refused', code: 'comment-not-found' },
      { id: b, outcome: 'done', code: null },
    ],
  });
  const again = await moderate().approveAll({ ids: [a!, b!] }, {});
  expect(again.outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  expect(await blog.told({ aggregateId: post.id, subject: CommentsChanged.subject })).toHaveLength(2);
});

describe('a deleted comment', () => {
  const restore = async (...ids: string[]) =>
    (await blog.get(CommentModeration).restoreAll({ ids }, { actor: ELIF })).outcomes;
  const discussed = async () =>
    (await blog.told({ aggregateId: post.id, subject: CommentsChanged.subject })).map(
      ({ envelope }) => envelope.data.commentCount,
    );

  it('ADM-COM-02 is in no list and no count, and cannot be approved or rejected', async () => {
    const [a, b, c] = await written('a', 'b', 'c');
    await moderate().approveAll({ ids: [a!] }, {});
    await moderate().rejectAll({ ids: [b!] }, {});
    await moderate().deleteAll({ ids: [a!, b!, c!] }, { actor: ELIF });
    expect([await texts('pending'), await texts('approved'), await texts('rejected')]).toEqual([[], [], []]);
    expect(await counts()).toEqual({ pending: 0, approved: 0, rejected: 0 });
    expect(await readers()).toEqual([]);
    expect(await discussed()).toEqual([1, 0]);
    for (const decided of [moderate().approveAll({ ids: [c!] }, {}), moderate().rejectAll({ ids: [c!] }, {})]) {
      expect((await decided).outcomes).toEqual([{ id: c, outcome: 'refused', code: 'comment-not-found' }]);
    }
    const again = await moderate().deleteAll({ ids: [a!] }, { actor: ELIF });
    expect(again.outcomes).toMatchObject([{ outcome: 'done' }]);
    expect((await recorded()).filter(({ action }) => action === 'deleted')).toHaveLength(3);
  });

  it('PUB-LAY-17 is restored with its status and e-mail address, and readers see it again if it was approved', async () => {
    const [a, b] = await written('a', 'b');
    await moderate().approveAll({ ids: [a!] }, {});
    await moderate().deleteAll({ ids: [a!, b!] }, {});
    const unknown = anId();
    expect(await restore(a!, unknown, b!)).toEqual([
      { id: a, outcome: 'done', code: null },
      { id: unknown, outcome: 'refused', code: 'comment-not-found' },
      { id: b, outcome: 'done', code: null },
    ]);
    expect(await readers()).toEqual(['a']);
    expect((await managed('pending')).comments).toMatchObject([{ id: b, authorEmail: aComment.authorEmail }]);
    expect(await discussed()).toEqual([1, 0, 1]);
    expect(await restore(a!)).toMatchObject([{ outcome: 'done' }]);
    expect((await recorded()).filter(({ action }) => action === 'restored')).toMatchObject([
      { actor: { id: ELIF.id }, record: { kind: 'blog-comment', id: a }, before: null, after: { status: 'approved' } },
      { actor: { id: ELIF.id }, record: { id: b }, after: { status: 'pending' } },
    ]);
  });

  it('has a mark that comments stored before marks existed lack; the migration keeps those listed', async () => {
    const [a] = await written('a');
    const { db } = blog.get(Database);
    await db.collection('comments').updateMany({}, { $unset: { deletedAt: '' } });
    await db.collection('comments').createIndex({ status: 1, _id: -1 }, { name: 'toDecide' });
    for (let time = 0; time < 2; time++) await DELETED_COMMENTS_MIGRATION.up(db);
    expect(await blog.rows('comments')).toMatchObject([{ _id: a, deletedAt: null }]);
    expect(await texts('pending')).toEqual(['a']);
    expect((await db.collection('comments').indexes()).map(({ name }) => name).sort()).toEqual([
      '_id_',
      'erasable',
      'liveOfPost',
      'liveToDecide',
      'rejected',
    ]);
  });
});

it('ADM-COM-01 counts the comments of each status', async () => {
  const [a, b] = await written('a', 'b', 'c', 'd');
  await moderate().approveAll({ ids: [a!] }, {});
  await moderate().rejectAll({ ids: [b!] }, {});
  expect(await counts()).toEqual({ pending: 2, approved: 1, rejected: 1 });
});

it('lists comments in pages', async () => {
  await written('1', '2', '3');
  expect([await texts('pending', { pageSize: 2 }), await texts('pending', { pageSize: 2, page: 2 })]).toEqual([
    ['3', '2'],
    ['1'],
  ]);
});

it('GEN-21 shows a comment whose address was erased and one whose post was deleted', async () => {
  const [id] = await written('kalan');
  await blog.erase('commentEmails', id!);
  await blog.get(PostLifecycle).deleteAll({ ids: [post.id] }, {});
  expect((await managed('pending')).comments).toMatchObject([{ content: 'kalan', authorEmail: null, post: null }]);
});

it('audits who decided what, without the e-mail address of a comment', async () => {
  const [a, b, c] = await written('a', 'b', 'c');
  const context = { actor: ELIF };
  await moderate().approveAll({ ids: [a!] }, context);
  await moderate().rejectAll({ ids: [b!] }, context);
  await moderate().deleteAll({ ids: [c!] }, context);
  expect(await recorded()).toMatchObject([
    { actor: { id: 'a1', name: 'Elif Kara' }, action: 'approved', record: { kind: 'blog-comment', id: a } },
    { action: 'rejected', record: { id: b }, before: { status: 'pending' }, after: { status: 'rejected' } },
    { action: 'deleted', record: { id: c, name: 'Ayşe Yılmaz' }, after: null },
  ]);
  expect(JSON.stringify(await recorded())).not.toContain(aComment.authorEmail);
});
