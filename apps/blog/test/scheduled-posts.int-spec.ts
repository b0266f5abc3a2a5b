import { Outbox } from '@tedarik/outbox';
import { Clock, Database, Leases } from '@tedarik/service-kit';
import { sharedByTests } from '@tedarik/testing';
import { PostRepository } from '../src/post/post.repository.js';
import { ScheduledPosts } from '../src/post/scheduled-posts.js';
import { aBlog } from './a-blog.js';

const blog = sharedByTests(aBlog);
let schedule: ScheduledPosts;
beforeAll(() => {
  const { get } = blog;
  schedule = new ScheduledPosts(get(Database), get(PostRepository), get(Outbox), get(Clock), get(Leases));
});
afterEach(() => jest.restoreAllMocks());

const NINE = '2026-06-01T09:00:00.000Z';
const TEN = '2026-06-01T10:00:00.000Z';
const told = async (id: string) =>
  (await blog.told({ aggregateId: id })).map(({ version, envelope }) => [version, envelope.data.post?.title ?? null]);

it('PUB-BLOG-18 publishes a scheduled post once, and not before its date', async () => {
  blog.atTime(NINE);
  const { id, revision } = await blog.save({ title: 'Saat Onda', publishedAt: TEN });
  expect(await schedule.announceDue()).toBe(0);
  blog.atTime(TEN);
  expect(await schedule.announceDue()).toBe(1);
  expect(await schedule.announceDue()).toBe(0);
  expect(await told(id)).toEqual([
    [1, null],
    [2, 'Saat Onda'],
  ]);
  // The revision did not change, so the form that an editor has open can still be saved.
  await blog.edit({ id, revision }, { title: 'Saat Onda', publishedAt: TEN });
});

it('PUB-BLOG-18 does not publish a scheduled post that became a draft meanwhile', async () => {
  blog.atTime(NINE);
  const saved = await blog.save({ title: 'Vazgeçilen', publishedAt: TEN });
  await blog.edit(saved, { title: 'Vazgeçilen', publishedAt: TEN, status: 'draft' });
  blog.atTime(TEN);
  expect(await schedule.announceDue()).toBe(0);
  expect(await told(saved.id)).toEqual([
    [1, null],
    [2, null],
  ]);
});

it('PUB-BLOG-18 publishes once when two replicas check at the same time', async () => {
  blog.atTime(NINE);
  const { id } = await blog.save({ title: 'İki Kopya', publishedAt: TEN });
  blog.atTime(TEN);
  await Promise.all([schedule.announceDue(), schedule.announceDue()]);
  expect(await told(id)).toHaveLength(2);
});
