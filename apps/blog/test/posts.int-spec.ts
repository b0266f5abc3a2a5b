import { PostChanged, PostDeleted } from '@tedarik/events';
import { PostLifecycle } from '../src/post/post-lifecycle.js';
import { SavePostHandler } from '../src/post/save-post.handler.js';
import { PostReading } from '../src/reading/post-reading.js';
import { aBlog, anId, aPostInput, failureOf, type Blog } from './a-blog.js';

let blog: Blog;
beforeAll(async () => {
  blog = await aBlog();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => blog.close());

const bySlug = (slug: string) => blog.get(PostReading).bySlug({ slug });
const remove = (id: string) => blog.get(PostLifecycle).delete({ id }, {});
const changeStatus = (id: string, status: 'draft' | 'published' | 'archived') =>
  blog.get(PostLifecycle).changeStatus({ id, status }, {});
const events = (id: string) => blog.told({ aggregateId: id });

it('DATA-11 answers everything that a post is made of', async () => {
  const categoryId = await blog.category('Baharat');
  const post = aPostInput({
    title: 'Bütün Alanlar',
    categoryId,
    isFeatured: true,
    featuredImageUrl: 'http://resim.ornek.com/a.jpg',
    publishedAt: '2026-03-01T06:00:00.000Z',
    tags: ['Sumak', ' sumak ', 'SUMAK', 'Çay', ''],
    metaTitle: 'Meta',
    metaDescription: 'Açıklama',
  });
  const actor = { kind: 'back-office' as const, id: 'a1', name: 'Elif Kara' };
  await blog.get(SavePostHandler).execute({ edits: null, slug: null, post }, { actor });
  expect(await bySlug('butun-alanlar')).toMatchObject({
    found: 'live',
    post: {
      title: 'Bütün Alanlar',
      contentHtml: '<h2>Işık</h2><p>Kapalı kapta saklayın.</p>',
      featuredImageUrl: 'https://resim.ornek.com/a.jpg',
      isFeatured: true,
      date: '2026-03-01T06:00:00.000Z',
      category: { id: categoryId, name: 'Baharat', slug: 'baharat', color: '#3B82F6', postCount: 1 },
      tags: ['Sumak', 'Çay'],
      author: { fullName: 'Elif Kara', avatarUrl: null },
      viewCount: 0,
      commentCount: 0,
      metaTitle: 'Meta',
      metaDescription: 'Açıklama',
    },
  });
});

it('PUB-SEO-13 A11 stores nothing that runs, and cleans once more what is stored', async () => {
  const attack =
    '<p onclick="x()">a</p><script>alert(1)</script><a href="javascript:alert(1)">b</a><svg onload="x()"></svg>';
  const { id, slug } = await blog.save({ title: 'Saldırı', content: attack });
  const [stored] = await blog.rows('posts', { title: 'Saldırı' });
  expect(stored).toMatchObject({ content: '<p>a</p><a>b</a>', text: 'a b' });

  await blog.overwrite('posts', id, { content: attack });
  expect(await bySlug(slug)).toMatchObject({ post: { contentHtml: '<p>a</p><a>b</a>' } });
});

it('GEN-19 refuses what is missing or too long, field by field', async () => {
  const post = {
    title: ' ',
    content: '<script></script>',
    excerpt: 'a'.repeat(501),
    featuredImageUrl: 'javascript:alert(1)',
    metaTitle: 'a'.repeat(151),
  };
  expect(await failureOf(blog.save(post))).toMatchObject({
    code: 'post-refused',
    kind: 'unprocessable',
    fieldErrors: [
      { field: 'title', code: 'required' },
      { field: 'excerpt', code: 'too-long' },
      { field: 'content', code: 'required' },
      { field: 'featuredImageUrl', code: 'invalid-url' },
      { field: 'metaTitle', code: 'too-long' },
    ],
  });
  const long = await failureOf(blog.save({ content: `<p>${'ş'.repeat(100_001)}</p>` }));
  expect(long).toMatchObject({ fieldErrors: [{ field: 'content', code: 'too-long' }] });
  expect(await failureOf(blog.save({ categoryId: anId() }))).toMatchObject({ code: 'category-unknown' });
});

describe('the address', () => {
  it('SLUG-05 is made of the title, and numbered when it is taken or a route', async () => {
    expect((await blog.save({ title: 'Çiğ süt' })).slug).toBe('cig-sut');
    expect((await blog.save({ title: 'Çiğ Süt!' })).slug).toBe('cig-sut-2');
    expect((await blog.save({ title: 'Yeni' })).slug).toBe('yeni-2');
  });

  it('SLUG-08 refuses a typed one that is a route, malformed or taken', async () => {
    await blog.save({}, 'dolu-adres');
    expect(await failureOf(blog.save({}, 'yorumlar'))).toMatchObject({ code: 'slug-reserved' });
    expect(await failureOf(blog.save({}, 'Çay Evi'))).toMatchObject({ code: 'slug-invalid' });
    expect(await failureOf(blog.save({}, 'dolu-adres'))).toMatchObject({ code: 'slug-taken', kind: 'conflict' });
  });

  it('ROUTE-19 stays with a new title, moves when typed, and is gone when deleted', async () => {
    const first = await blog.save({ title: 'İlk Adres' });
    const renamed = await blog.edit(first, { title: 'Başka Başlık' });
    expect(renamed.slug).toBe('ilk-adres');
    const moved = await blog.edit(renamed, {}, 'ikinci-adres');
    expect(await bySlug('ilk-adres')).toEqual({ found: 'moved', slug: 'ikinci-adres' });
    await remove(moved.id);
    await remove(moved.id);
    expect(await bySlug('ikinci-adres')).toEqual({ found: 'deleted' });
    expect(await bySlug('ilk-adres')).toEqual({ found: 'deleted' });
    expect(await bySlug('hic-olmadi')).toEqual({ found: 'nothing' });
  });

  it('ROUTE-19 A24 answers nothing for a draft or an archived post, and again when it is published', async () => {
    const draft = await blog.save({ title: 'Taslak Yazı', status: 'draft' });
    expect(await bySlug(draft.slug)).toEqual({ found: 'nothing' });
    await changeStatus(draft.id, 'published');
    expect(await bySlug(draft.slug)).toMatchObject({ found: 'live' });
    await changeStatus(draft.id, 'archived');
    expect(await bySlug(draft.slug)).toEqual({ found: 'nothing' });
  });

  it('A24 does not tell that a hidden post has moved', async () => {
    const draft = await blog.save({ title: 'Gizli Eski', status: 'draft' });
    await blog.edit(draft, { status: 'draft' }, 'gizli-yeni');
    expect(await bySlug('gizli-eski')).toEqual({ found: 'nothing' });
  });
});

describe('saving', () => {
  it('lets one of two saves of the same revision through', async () => {
    const saved = await blog.save({ title: 'Çekişmeli Yazı' });
    const outcomes = await Promise.allSettled([blog.edit(saved, { title: 'A' }), blog.edit(saved, { title: 'B' })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'post-changed-meanwhile', kind: 'conflict' },
    });
  });

  it('writes once what is sent twice under one commandId', async () => {
    const request = { edits: null, slug: null, post: aPostInput({ title: 'Bir Kere Yazılan' }) };
    const context = { commandId: anId() };
    const first = await blog.get(SavePostHandler).execute(request, context);
    expect(await blog.get(SavePostHandler).execute(request, context)).toEqual(first);
    expect(await blog.rows('posts', { title: 'Bir Kere Yazılan' })).toHaveLength(1);
  });

  it('publishes now what is published without a date, and keeps a date that is there', async () => {
    blog.atTime('2026-05-01T10:00:00.000Z');
    const { id, slug } = await blog.save({ title: 'Tarihsiz', status: 'draft' });
    blog.atTime('2026-05-02T10:00:00.000Z');
    await changeStatus(id, 'published');
    expect(await bySlug(slug)).toMatchObject({ post: { date: '2026-05-02T10:00:00.000Z' } });
    blog.atTime('2026-05-03T10:00:00.000Z');
    await changeStatus(id, 'archived');
    await changeStatus(id, 'published');
    expect(await bySlug(slug)).toMatchObject({ post: { date: '2026-05-02T10:00:00.000Z' } });
  });
});

describe('what is announced', () => {
  it('is the whole post while the public may read it, and nothing of it otherwise', async () => {
    const { id } = await blog.save({ title: 'Duyurulan Yazı', content: '<p>Zeytin <b>yağı</b></p>' });
    await changeStatus(id, 'draft');
    const [first, second] = await events(id);
    expect(first).toMatchObject({
      subject: PostChanged.subject,
      version: 1,
      envelope: { data: { id, post: { title: 'Duyurulan Yazı', text: 'Zeytin yağı' } } },
    });
    expect(second).toMatchObject({ version: 2, envelope: { data: { id, slug: 'duyurulan-yazi', post: null } } });
  });

  it('is a tombstone after deletion, once', async () => {
    const { id, slug } = await blog.save({ title: 'Silinen Yazı' });
    await remove(id);
    await remove(id);
    const [, tombstone, ...more] = await events(id);
    expect(tombstone).toMatchObject({ subject: PostDeleted.subject, version: 2, envelope: { data: { id, slug } } });
    expect(more).toEqual([]);
  });
});
