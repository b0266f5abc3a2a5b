import type { PostStatus } from '@tedarik/commands';
import { PostDeleted } from '@tedarik/events';
import { Database } from '@tedarik/service-kit';
import { rejectionOf } from '@tedarik/testing';
import { BlogCategories } from '../src/managed-categories/blog-categories.js';
import { PostLifecycle } from '../src/post/post-lifecycle.js';
import { RecordPostViewHandler } from '../src/reading/record-post-view.handler.js';
import { SavePostHandler } from '../src/post/save-post.handler.js';
import { BACK_OFFICE_MIGRATION } from '../src/migrations/002-back-office.js';
import { GetManagedPostQuery } from '../src/post/get-managed-post.js';
import { PostReading } from '../src/reading/post-reading.js';
import { ListManagedPostsQuery } from '../src/post/list-managed-posts.js';
import { SuggestSlugQuery } from '../src/post/suggest-slug.js';
import { aBlog, anId, aPostInput, type Blog } from './a-blog.js';

let blog: Blog;
beforeEach(async () => {
  blog = await aBlog();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await blog.close();
});

const on = (day: string) => `2026-01-${day}T09:00:00.000Z`;
const list = (over: object = {}) =>
  blog.get(ListManagedPostsQuery).execute({ status: null, category: null, search: '', page: 1, pageSize: 10, ...over });
const titles = async (over: object = {}) => (await list(over)).posts.map(({ title }) => title);
const changeStatus = (id: string, status: PostStatus) => blog.get(PostLifecycle).changeStatus({ id, status }, {});
const removeAll = (ids: string[]) => blog.get(PostLifecycle).deleteAll({ ids }, {});
const restore = async (...ids: string[]) => (await blog.get(PostLifecycle).restoreAll({ ids }, {})).outcomes;
const form = (id: string) => blog.get(GetManagedPostQuery).execute({ id });

describe('the list', () => {
  it('ADM-BLOG-05 shows posts of any status, newest first, by date of publication or else of creation', async () => {
    blog.atTime(on('05'));
    const draft = await blog.save({ title: 'Taslak', status: 'draft' });
    const cay = await blog.category('Çay');
    const image = { featuredImageUrl: 'https://resim.ornek.com/a.jpg', isFeatured: true, excerpt: 'Özet' };
    const { id } = await blog.save({ title: 'Yayında', publishedAt: on('07'), categoryId: cay, ...image });
    await blog.save({ title: 'Arşiv', status: 'archived', publishedAt: on('03') });
    blog.atTime(on('08'));
    await blog.get(RecordPostViewHandler).execute({ postId: id });
    const { posts, total } = await list();
    expect(total).toBe(3);
    expect(posts).toMatchObject([
      {
        title: 'Yayında',
        slug: 'yayinda',
        ...image,
        status: 'published',
        date: on('07'),
        category: { id: cay, name: 'Çay', color: '#3B82F6' },
        viewCount: 1,
        isPublic: true,
      },
      { id: draft.id, title: 'Taslak', status: 'draft', date: on('05'), category: null, isPublic: false },
      { title: 'Arşiv', status: 'archived', date: on('03'), viewCount: 0, isPublic: false },
    ]);
  });

  it('K13: separates scheduled posts from published ones', async () => {
    await blog.save({ title: 'Yayında', publishedAt: on('03') });
    await blog.save({ title: 'Zamanlandı', publishedAt: '2126-12-24T07:00:00.000Z' });
    expect(await titles({ status: 'published' })).toEqual(['Yayında']);
    expect(await titles({ status: 'scheduled' })).toEqual(['Zamanlandı']);
  });

  it('ADM-BLOG-02 filters by status, by category and by both', async () => {
    const cay = await blog.category('Çay');
    await blog.save({ title: 'Çay taslak', categoryId: cay, status: 'draft' });
    await blog.save({ title: 'Çay yayın', categoryId: cay });
    await blog.save({ title: 'Bal taslak', status: 'draft' });
    expect((await titles({ status: 'draft' })).sort()).toEqual(['Bal taslak', 'Çay taslak']);
    expect((await titles({ category: 'cay' })).sort()).toEqual(['Çay taslak', 'Çay yayın']);
    expect(await titles({ category: 'cay', status: 'published' })).toEqual(['Çay yayın']);
    expect(await list({ category: 'yok' })).toEqual({ posts: [], total: 0 });
  });

  it.each(['ISPARTA', 'ısparta', 'isparta', 'sekerli', 'Şekerli', 'gul suyu', 'gülsuyu recel', 'reç'])(
    'ADM-BLOG-03 ADM-COMMON-11 finds %s in title, excerpt or content, of drafts too',
    async (search) => {
      const post = { title: 'Isparta gülü', excerpt: 'Şekerli, gül suyu ile', content: '<p>Gülsuyu ve reçel</p>' };
      await blog.save({ ...post, status: 'draft' });
      await blog.save({ title: 'Başka konu', excerpt: '', content: '<p class="isparta">Zeytin</p>' });
      expect(await titles({ search })).toEqual(['Isparta gülü']);
      const readers = { category: null, search, page: 1, pageSize: 9 };
      expect(await blog.get(PostReading).list(readers)).toMatchObject({ posts: [], total: 0 });
    },
  );

  it('begins with the posts that have all words of the search in their title, then lists those that have them in the text', async () => {
    const content = '<p>Kılıç balığı ve çiğ köfte.</p>';
    await blog.save({ title: 'ÇİĞ KILIÇ BALIKLARI', publishedAt: on('02') });
    await blog.save({ title: 'Kılıç balığının çiği', publishedAt: on('03') });
    await blog.save({ title: 'Kılıç üzerine', content, publishedAt: on('05') });
    await blog.save({ title: 'Sofra', content, publishedAt: on('06') });
    const found = ['Kılıç balığının çiği', 'ÇİĞ KILIÇ BALIKLARI', 'Sofra', 'Kılıç üzerine'];
    const search = 'cig kılıç balığı';
    expect(await titles({ search })).toEqual(found);
    expect(await titles({ search, pageSize: 2, page: 2 })).toEqual(found.slice(2));
    // Not within a word, and punctuation is not part of a pattern.
    await blog.save({ title: 'Acıçiğ', content, publishedAt: on('07') });
    expect((await titles({ search: 'çiğ (.*' }))[0]).toBe('Kılıç balığının çiği');
  });

  it('ADM-BLOG-09 is split into pages and has the total', async () => {
    for (let day = 10; day < 22; day++) {
      await blog.save({ title: `Yazı ${day}`, publishedAt: on(String(day)), status: day % 2 ? 'draft' : 'published' });
    }
    const [first, second] = [await list(), await list({ page: 2 })];
    expect([first.posts.length, second.posts.length, first.total]).toEqual([10, 2, 12]);
    expect(await titles({ page: 2 })).toEqual(['Yazı 11', 'Yazı 10']);
    await removeAll(second.posts.map(({ id }) => id));
    expect([(await list()).total, (await list({ status: 'draft' })).total]).toEqual([10, 5]);
  });

  it('reads each filter in the order of an index, and counts from its keys', async () => {
    const posts = blog.get(Database).db.collection('posts');
    for (const filter of [{}, { status: 'draft' }, { categoryId: 'a' }]) {
      const plan = await posts
        .find({ deletedAt: null, ...filter })
        .sort({ date: -1, _id: -1 })
        .limit(10)
        .explain('queryPlanner');
      expect(JSON.stringify(plan['queryPlanner'])).toContain('"live');
      expect(JSON.stringify(plan['queryPlanner'])).not.toContain('"SORT"');
      const counting = [{ $match: { deletedAt: null, ...filter } }, { $count: 'posts' }];
      expect(JSON.stringify(await posts.aggregate(counting).explain('queryPlanner'))).not.toMatch(/"(COLLSCAN|FETCH)"/);
    }
  });

  it('finds drafts that were stored before the back office existed, after the migration', async () => {
    const { id } = await blog.save({ title: 'Eski taslak', status: 'draft' });
    await blog.overwrite('posts', id, { words: [] });
    await BACK_OFFICE_MIGRATION.up(blog.get(Database).db);
    await BACK_OFFICE_MIGRATION.up(blog.get(Database).db);
    expect(await titles({ search: 'eski' })).toEqual(['Eski taslak']);
  });
});

describe('changing the status alone', () => {
  it('ADM-BLOG-12 allows any of the three statuses and leaves all other fields unchanged', async () => {
    const { id } = await blog.save({ title: 'Durum', status: 'draft', tags: ['Sumak'] });
    for (const status of ['archived', 'published', 'draft', 'published', 'archived', 'draft'] as const) {
      await changeStatus(id, status);
      expect(await form(id)).toMatchObject({ status, title: 'Durum', tags: ['Sumak'], slug: 'durum' });
    }
  });

  it('ADM-BLOG-14 sets the date to now when it publishes a post without a date, and keeps an existing date', async () => {
    blog.atTime(on('10'));
    const { id } = await blog.save({ title: 'Tarihsiz', status: 'draft' });
    expect((await form(id)).publishedAt).toBeNull();
    blog.atTime(on('12'));
    await changeStatus(id, 'published');
    expect(await form(id)).toMatchObject({ publishedAt: on('12'), isPublic: true });
    blog.atTime(on('15'));
    await changeStatus(id, 'draft');
    await changeStatus(id, 'published');
    expect((await form(id)).publishedAt).toBe(on('12'));
  });

  it('makes an earlier opened form stale', async () => {
    const saved = await blog.save({ title: 'Açık form' });
    await changeStatus(saved.id, 'archived');
    expect(await rejectionOf(blog.edit(saved, { title: 'Geç kalan' }))).toMatchObject({
      code: 'post-changed-meanwhile',
    });
  });
});

describe('deleting', () => {
  it('ADM-POST-16 ADM-COMMON-08 deletes several posts, each with its own outcome', async () => {
    const [first, second] = [await blog.save({ title: 'Bir' }), await blog.save({ title: 'İki', status: 'draft' })];
    await blog.save({ title: 'Kalan' });
    const unknown = anId();
    expect(await removeAll([first.id, unknown, second.id, first.id])).toEqual({
      outcomes: [
        { id: first.id, outcome: 'done', code: null },
        { id: unknown, outcome: 'refused', code: 'post-not-found' },
        { id: second.id, outcome: 'done', code: null },
      ],
    });
    expect(await titles()).toEqual(['Kalan']);
    expect(await rejectionOf(form(first.id))).toMatchObject({ code: 'post-not-found', kind: 'not-found' });
    expect(await blog.told({ aggregateId: first.id, subject: PostDeleted.subject })).toHaveLength(1);
    expect((await removeAll([first.id])).outcomes).toMatchObject([{ outcome: 'done' }]);
  });
});

describe('undoing a deletion', () => {
  it('PUB-LAY-17 restores posts unchanged, publishes them, and returns an outcome for each', async () => {
    const cay = await blog.category('Çay');
    const kept = await blog.save({ title: 'Pul biber', categoryId: cay });
    const draft = await blog.save({ title: 'Taslak', status: 'draft' });
    const before = await form(kept.id);
    await removeAll([kept.id, draft.id]);
    const unknown = anId();
    const expected = [
      { id: kept.id, outcome: 'done', code: null },
      { id: unknown, outcome: 'refused', code: 'post-not-found' },
      { id: draft.id, outcome: 'done', code: null },
    ];
    expect(await restore(kept.id, unknown, draft.id)).toEqual(expected);
    expect(await restore(kept.id, unknown, draft.id)).toEqual(expected);
    expect(await form(kept.id)).toEqual({ ...before, updatedAt: expect.any(String) });
    expect(await titles({ search: 'pul' })).toEqual(['Pul biber']);
    const told = await blog.told({ aggregateId: kept.id });
    expect(told.map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(told.at(-1)?.envelope.data.post).toMatchObject({ title: 'Pul biber' });
    // The revision did not change, so a form that was open before can still be saved.
    await blog.edit(kept, { title: 'Pul biber ve isot' });
  });

  it('schedules a post with a future date again, and publishes one whose date has passed meanwhile', async () => {
    blog.atTime(on('05'));
    const soon = await blog.save({ title: 'Yarın', publishedAt: on('06') });
    const later = await blog.save({ title: 'Sonra', publishedAt: on('20') });
    await removeAll([soon.id, later.id]);
    blog.atTime(on('07'));
    await restore(soon.id, later.id);
    expect((await blog.told({ aggregateId: soon.id })).at(-1)?.envelope.data.post).toMatchObject({ title: 'Yarın' });
    expect((await blog.told({ aggregateId: later.id })).at(-1)?.envelope.data.post).toBeNull();
    expect(await blog.rows('posts', { announceAt: new Date(on('20')) })).toMatchObject([{ title: 'Sonra' }]);
  });

  it('drops a deleted category, and refuses a post whose slug is taken by now', async () => {
    const cay = await blog.category('Çay');
    const { id } = await blog.save({ title: 'Demlik', categoryId: cay });
    const taken = await blog.save({ title: 'İsot' });
    await removeAll([id, taken.id]);
    await blog.get(BlogCategories).delete({ ids: [cay] }, {});
    await blog.save({ title: 'İsot' });
    expect(await restore(id, taken.id)).toEqual([
      { id, outcome: 'done', code: null },
      { id: taken.id, outcome: 'refused', code: 'slug-taken' },
    ]);
    expect(await form(id)).toMatchObject({ categoryId: null });
  });
});

describe('the form', () => {
  it('ADM-POST-04 contains every saved field of a draft', async () => {
    const categoryId = await blog.category('Baharat');
    const input = aPostInput({
      title: 'Bütün Alanlar',
      status: 'draft',
      categoryId,
      isFeatured: true,
      featuredImageUrl: 'https://resim.ornek.com/a.jpg',
      publishedAt: on('20'),
      tags: ['Sumak', 'Çay'],
      metaTitle: 'Meta',
      metaDescription: 'Açıklama',
    });
    const { id, revision, slug } = await blog.save(input);
    expect(await form(id)).toMatchObject({ id, revision, slug, ...input, isPublic: false });
  });

  it('ADM-POST-20 keeps the original author when somebody else saves the post later', async () => {
    const save = blog.get(SavePostHandler);
    const by = (id: string, name: string) => ({ actor: { kind: 'back-office' as const, id, name } });
    const first = await save.execute({ edits: null, slug: null, post: aPostInput() }, by('a1', 'Elif Kara'));
    await save.execute(
      { edits: { id: first.id, revision: first.revision }, slug: null, post: aPostInput({ title: 'Sonra' }) },
      by('a2', 'Murat Ak'),
    );
    expect(await form(first.id)).toMatchObject({ title: 'Sonra', author: { fullName: 'Elif Kara', avatarUrl: null } });
    const orphan = await blog.save({ title: 'Yazarsız' });
    expect((await form(orphan.id)).author).toBeNull();
  });

  it('ADM-POST-13 has no date for a draft, and the current time for a post that is published without one', async () => {
    blog.atTime(on('10'));
    const draft = await blog.save({ status: 'draft' });
    expect((await form(draft.id)).publishedAt).toBeNull();
    const published = await blog.edit(draft, { status: 'published' });
    expect((await form(published.id)).publishedAt).toBe(on('10'));
  });

  it('ADM-POST-10 redirects from the former slug of a published post to the new one', async () => {
    const saved = await blog.save({ title: 'İlk Adres' });
    await blog.edit(saved, { title: 'İlk Adres' }, 'yeni-adres');
    const bySlug = (slug: string) => blog.get(PostReading).bySlug({ slug });
    expect(await bySlug('ilk-adres')).toEqual({ found: 'moved', slug: 'yeni-adres' });
    expect(await bySlug('yeni-adres')).toMatchObject({ found: 'live' });
  });

  it('ADM-POST-18 reports a taken or malformed slug as an error of its field', async () => {
    await blog.save({ title: 'Dolu', status: 'draft' }, 'dolu');
    const other = await blog.save({ title: 'Öteki' });
    const taken = { code: 'slug-taken', kind: 'conflict', fieldErrors: [{ field: 'slug', code: 'slug-taken' }] };
    expect(await rejectionOf(blog.save({}, 'dolu'))).toMatchObject(taken);
    expect(await rejectionOf(blog.edit(other, {}, 'dolu'))).toMatchObject(taken);
    const malformed = { kind: 'unprocessable', fieldErrors: [{ field: 'slug', code: 'slug-invalid' }] };
    expect(await rejectionOf(blog.save({}, 'Dolu Adres'))).toMatchObject(malformed);
  });

  it('ADM-POST-18 accepts one of two concurrent saves with the same slug', async () => {
    const outcomes = await Promise.allSettled([blog.save({}, 'yarisan'), blog.save({}, 'yarisan')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'slug-taken' } });
  });

  it('ADM-POST-17 gets a free slug suggested, which may be its own', async () => {
    const suggest = async (text: string, exceptId: string | null = null) =>
      (await blog.get(SuggestSlugQuery).execute({ kind: 'post', text, exceptId })).slug;
    expect(await suggest('Çiğ süt')).toBe('cig-sut');
    const { id } = await blog.save({ title: 'Çiğ süt', status: 'draft' });
    expect(await suggest('Çiğ süt')).toBe('cig-sut-2');
    expect(await suggest('Çiğ süt', id)).toBe('cig-sut');
    expect(await suggest('Yeni')).toBe('yeni-2');
    expect(await suggest('???')).toMatch(/^yazi-/);
  });
});

it('ADM-BLOG-07 previews a draft as readers would see it, and returns null for a deleted post', async () => {
  const { id, slug } = await blog.save({ title: 'Önizlenen', status: 'draft', content: '<p>Metin</p>' });
  const preview = () => blog.get(PostReading).preview({ id });
  expect(await preview()).toMatchObject({ post: { id, slug, title: 'Önizlenen', contentHtml: '<p>Metin</p>' } });
  await removeAll([id]);
  expect(await preview()).toEqual({ post: null });
});

it('audits who created, changed, published, deleted and restored a post', async () => {
  const context = { actor: { kind: 'back-office' as const, id: 'a1', name: 'Elif Kara' } };
  const post = aPostInput({ title: 'Kayıtlı', status: 'draft' });
  const { id, revision } = await blog.get(SavePostHandler).execute({ edits: null, slug: null, post }, context);
  const edited = { ...post, title: 'Kayıtlı yazı' };
  await blog.get(SavePostHandler).execute({ edits: { id, revision }, slug: null, post: edited }, context);
  await blog.get(PostLifecycle).changeStatus({ id, status: 'published' }, context);
  await blog.get(PostLifecycle).deleteAll({ ids: [id] }, context);
  await blog.get(PostLifecycle).restoreAll({ ids: [id] }, context);
  const recorded = await blog.told({ subject: 'events.blog.audit.recorded.v1' });
  expect(recorded.map(({ envelope }) => envelope.data)).toMatchObject([
    { action: 'created', record: { kind: 'blog-post', id, name: 'Kayıtlı' }, before: null },
    { action: 'changed', before: { title: 'Kayıtlı' }, after: { title: 'Kayıtlı yazı' } },
    { action: 'changed', before: { status: 'draft' }, after: { status: 'published' } },
    { action: 'deleted', record: { id }, after: null },
    { action: 'restored', record: { id }, before: null, after: { title: 'Kayıtlı yazı' } },
  ]);
});
