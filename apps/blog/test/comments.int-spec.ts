import { COMMENTS_AT_ONCE } from '@tedarik/commands';
import { CommentsChanged } from '@tedarik/events';
import { sharedByTests, rejectionOf } from '@tedarik/testing';
import { Comments } from '../src/comment/comments.js';
import { CommentModeration } from '../src/comment/comment-moderation.js';
import { PostReading } from '../src/reading/post-reading.js';
import { aBlog, aComment, anId } from './a-blog.js';

const blog = sharedByTests(aBlog);
let post: { id: string; slug: string; revision: number };
beforeEach(async () => {
  post = await blog.save({ title: 'Konuşulan Yazı' });
});

const approve = (id: string) => blog.get(CommentModeration).approve({ id }, {});
const reject = (id: string) => blog.get(CommentModeration).reject({ id }, {});
const remove = (id: string) => blog.get(CommentModeration).delete({ id }, {});
const list = (after: string | null = null) => blog.get(Comments).list({ postId: post.id, after });
const texts = async () => (await list()).comments.map(({ content }) => content);
const count = async () => {
  const answer = await blog.get(PostReading).bySlug({ slug: post.slug });
  return answer.found === 'live' ? answer.post.commentCount : undefined;
};

it('PUB-COM-06 API-09 keeps a new comment pending and not public', async () => {
  const { id } = await blog.comment(post.id, { authorName: '  Ayşe  ' });
  expect(await blog.rows('comments', { _id: id as never })).toMatchObject([
    { postId: post.id, authorName: 'Ayşe', content: aComment.content, status: 'pending', noticeVersion: '2026-11-21' },
  ]);
  expect([await texts(), await count()]).toEqual([[], 0]);
});

it('PUB-COM-01 lists the approved comments, oldest first', async () => {
  await blog.approvedComment(post.id, 'bir');
  await blog.comment(post.id, { content: 'bekleyen' });
  await blog.approvedComment(post.id, 'iki');
  expect(await texts()).toEqual(['bir', 'iki']);
});

it('PUB-COM-07 A40 returns only name, text, time and id of a comment', async () => {
  await blog.approvedComment(post.id, 'görünen');
  const { comments } = await list();
  expect(Object.keys(comments[0]!).sort()).toEqual(['authorName', 'content', 'createdAt', 'id']);
  const page = JSON.stringify([comments, await blog.get(PostReading).bySlug({ slug: post.slug })]);
  expect(page).not.toContain('@');
  expect(JSON.stringify(await blog.told())).not.toContain(aComment.authorEmail);
});

it('PUB-COM-08 counts the approved comments after every decision', async () => {
  const id = await blog.approvedComment(post.id, 'bir');
  const second = await blog.approvedComment(post.id, 'iki');
  expect(await count()).toBe(2);
  await reject(id);
  expect(await count()).toBe(1);
  await approve(id);
  await approve(id);
  await remove(second);
  await remove(second);
  expect(await count()).toBe(1);
  const told = await blog.told({ aggregateId: post.id, subject: CommentsChanged.subject });
  expect(told.map(({ version, envelope }) => [version, envelope.data.commentCount])).toEqual([
    [1, 1],
    [2, 2],
    [3, 1],
    [4, 2],
    [5, 1],
  ]);
});

it('PUB-COM-08 counts all of ten comments that are approved at once', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => blog.comment(post.id)));
  await Promise.all(ids.map(({ id }) => approve(id)));
  expect(await count()).toBe(10);
});

it('GEN-21 stores the e-mail address apart from the comment', async () => {
  const { id } = await blog.comment(post.id);
  expect(await blog.rows('commentEmails', { _id: id as never })).toMatchObject([{ email: aComment.authorEmail }]);
  expect(JSON.stringify(await blog.rows('comments', { _id: id as never }))).not.toContain(aComment.authorEmail);
});

it('A24 refuses comments on a post that is not public, and shows none of them', async () => {
  await blog.approvedComment(post.id, 'bir');
  const draft = await blog.save({ title: 'Taslak', status: 'draft' });
  for (const id of [draft.id, anId()]) {
    expect(await rejectionOf(blog.comment(id))).toMatchObject({ code: 'post-not-found', kind: 'not-found' });
  }
  await blog.edit(post, { title: 'Konuşulan Yazı', status: 'archived' });
  expect(await list()).toEqual({ comments: [], next: null });
});

it('stores a comment once that is sent twice with one commandId', async () => {
  const context = { commandId: anId() };
  const request = { ...aComment, postId: post.id, content: 'çift tıklanan' };
  const answers = await Promise.all([1, 2, 3].map(() => blog.get(Comments).add(request, context)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await blog.rows('comments', { content: 'çift tıklanan' })).toHaveLength(1);
});

it('returns a long discussion in several messages', async () => {
  const contents = Array.from({ length: COMMENTS_AT_ONCE + 1 }, (_, index) => `yorum ${index}`);
  for (const content of contents) await blog.approvedComment(post.id, content);
  const first = await list();
  const second = await list(first.next);
  expect([...first.comments, ...second.comments].map(({ content }) => content)).toEqual(contents);
  expect(second.next).toBeNull();
});
