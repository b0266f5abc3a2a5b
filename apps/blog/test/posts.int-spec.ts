import { PostChanged, PostDeleted } from '@tedarik/events';
import { sharedByTests, rejectionOf } from '@tedarik/testing';
import { PostLifecycle } from '../src/post/post-lifecycle.js';
import { SavePostHandler } from '../src/post/save-post.handler.js';
import { PostReading } from '../src/reading/post-reading.js';
import { aBlog, anId, aPostInput } from './a-blog.js';

const blog = sharedByTests(aBlog);
afterEach(() => jest.restoreAllMocks());

const bySlug = (slug: string) => blog.get(PostReading).bySlug({ slug });
const remove = (id: string) => blog.get(PostLifecycle).delete({ id }, {});
const changeStatus = (id: string, status: 'draft' | 'published' | 'archived') =>
  blog.get(PostLifecycle).changeStatus({ id, status }, {});
const events = (id: string) => blog.told({ aggregateId: id });

it('DATA-11 returns every field of a post', async () => {
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

it('PUB-SEO-13 A11 removes scripts before it stores a post, and again when it returns one', async () => {
  const attack =
    '<p onclick="x()">a</p><script>alert(1)</script><a href="javascript:alert(1)">b</a><svg onload="x()"></svg>';
  const { id, slug } = await blog.save({ title: 'Saldırı', content: attack });
  const [stored] = await blog.rows('posts', { title: 'Saldırı' });
  expect(stored).toMatchObject({ content: '<p>a</p><a>b</a>', text: 'a b' });

  await blog.overwrite('posts', id, { content: attack });
  expect(await bySlug(slug)).toMatchObject({ post: { contentHtml: '<p>a</p><a>b</a>' } });
});

it('GEN-19 refuses missing, too long or invalid values, field by field', async () => {
  const post = {
    title: ' ',
    content: '<script></script>',
    excerpt: 'a'.repeat(501),
    featuredImageUrl: 'javascript:alert(1)',
    metaTitle: 'a'.repeat(151),
  };
  expect(await rejectionOf(blog.save(post))).toMatchObject({
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
  const long = await rejectionOf(blog.save({ content: `<p>${'ş'.repeat(100_001)}</p>` }));
  expect(long).toMatchObject({ fieldErrors: [{ field: 'content', code: 'too-long' }] });
  expect(await rejectionOf(blog.save({ categoryId: anId() }))).toMatchObject({ code: 'category-unknown' });
});

describe('the address', () => {
  it('SLUG-05 is derived from the title, with a number when it is taken or a route', async () => {
    expect((await blog.save({ title: 'Çiğ süt' })).slug).toBe('cig-sut');
    expect((await blog.save({ title: 'Çiğ Süt!' })).slug).toBe('cig-sut-2');
    expect((await blog.save({ title: 'Yeni' })).slug).toBe('yeni-2');
  });

  it('SLUG-08 is refused when a typed one is a route, malformed or taken', async () => {
    await blog.save({}, 'dolu-adres');
    expect(await rejectionOf(blog.save({}, 'yorumlar'))).toMatchObject({ code: 'slug-reserved' });
    expect(await rejectionOf(blog.save({}, 'Çay Evi'))).toMatchObject({ code: 'slug-invalid' });
    expect(await rejectionOf(blog.save({}, 'dolu-adres'))).toMatchObject({ code: 'slug-taken', kind: 'conflict' });
  });

  it('ROUTE-19 stays with a new title, redirects to a typed one, and answers "deleted" after a deletion', async () => {
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

  it('ROUTE-19 A24 finds a post only while it is published, not as a draft or archived', async () => {
    const draft = await blog.save({ title: 'Taslak Yazı', status: 'draft' });
    expect(await bySlug(draft.slug)).toEqual({ found: 'nothing' });
    await changeStatus(draft.id, 'published');
    expect(await bySlug(draft.slug)).toMatchObject({ found: 'live' });
    await changeStatus(draft.id, 'archived');
    expect(await bySlug(draft.slug)).toEqual({ found: 'nothing' });
  });

  it('A24 does not redirect from the former slug of a hidden post', async () => {
    const draft = await blog.save({ title: 'Gizli Eski', status: 'draft' });
    await blog.edit(draft, { status: 'draft' }, 'gizli-yeni');
    expect(await bySlug('gizli-eski')).toEqual({ found: 'nothing' });
  });
});

describe('saving', () => {
  it('accepts one of two concurrent saves of the same revision', async () => {
    const saved = await blog.save({ title: 'Çekişmeli Yazı' });
    const outcomes = await Promise.allSettled([blog.edit(saved, { title: 'A' }), blog.edit(saved, { title: 'B' })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'post-changed-meanwhile', kind: 'conflict' },
    });
  });

  it('creates one post when it is sent twice with one commandId', async () => {
    const request = { edits: null, slug: null, post: aPostInput({ title: 'Bir Kere Yazılan' }) };
    const context = { commandId: anId() };
    const first = await blog.get(SavePostHandler).execute(request, context);
    expect(await blog.get(SavePostHandler).execute(request, context)).toEqual(first);
    expect(await blog.rows('posts', { title: 'Bir Kere Yazılan' })).toHaveLength(1);
  });

  it('sets the date to now when a post without one is published, and keeps an existing date', async () => {
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

describe('the event of a post', () => {
  it('contains the whole post while it is public, and null otherwise', async () => {
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

  it('is a single tombstone after deletion', async () => {
    const { id, slug } = await blog.save({ title: 'Silinen Yazı' });
    await remove(id);
    await remove(id);
    const [, tombstone, ...more] = await events(id);
    expect(tombstone).toMatchObject({ subject: PostDeleted.subject, version: 2, envelope: { data: { id, slug } } });
    expect(more).toEqual([]);
  });
});
