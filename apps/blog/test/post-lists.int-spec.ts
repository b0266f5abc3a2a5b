import { Database } from '@tedarik/service-kit';
import { BlogCategories } from '../src/managed-categories/blog-categories.js';
import { RecordPostViewHandler } from '../src/reading/record-post-view.handler.js';
import { SEARCHED_TAGS_MIGRATION } from '../src/migrations/007-tags-are-searched.js';
import { CategoryViews } from '../src/reading/category-views.js';
import { PostReading } from '../src/reading/post-reading.js';
import { aBlog, anId, type Blog } from './a-blog.js';

let blog: Blog;

const list = (over: object = {}) =>
  blog.get(PostReading).list({ category: null, search: '', page: 1, pageSize: 9, ...over });
const titles = ({ posts }: { posts: { title: string }[] }) => posts.map(({ title }) => title);
const on = (day: string) => `2026-01-${day}T09:00:00.000Z`;

describe('a list', () => {
  beforeEach(async () => {
    blog = await aBlog();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await blog.close();
  });

  it('PUB-BLOG-15 contains published posts only, newest first', async () => {
    await blog.save({ title: 'Eski', publishedAt: on('01') });
    await blog.save({ title: 'Yeni Olan', publishedAt: on('03') });
    await blog.save({ title: 'Orta', publishedAt: on('02') });
    await blog.save({ title: 'Taslak', status: 'draft', publishedAt: on('04') });
    await blog.save({ title: 'Arşiv', status: 'archived', publishedAt: on('05') });
    expect(titles(await list())).toEqual(['Yeni Olan', 'Orta', 'Eski']);
  });

  it('PUB-BLOG-08 PUB-BLOG-16 is split into pages and has the total', async () => {
    for (let day = 10; day < 21; day++) await blog.save({ title: `Yazı ${day}`, publishedAt: on(String(day)) });
    const [first, second, third] = [await list(), await list({ page: 2 }), await list({ page: 3 })];
    expect([first.posts.length, second.posts.length, third.posts.length]).toEqual([9, 2, 0]);
    expect([first.total, second.total, third.total]).toEqual([11, 11, 11]);
    expect(titles(second)).toEqual(['Yazı 11', 'Yazı 10']);
  });

  it('PUB-BLOG-18 GEN-23 contains a scheduled post from its date on, sorted by that date', async () => {
    blog.atTime(on('10'));
    await blog.save({ title: 'Bugünkü' });
    await blog.save({ title: 'Yarınki', publishedAt: on('11') });
    await blog.save({ title: 'Dünkü', publishedAt: on('09') });
    expect(titles(await list())).toEqual(['Bugünkü', 'Dünkü']);
    blog.atTime(on('11'));
    expect(titles(await list())).toEqual(['Yarınki', 'Bugünkü', 'Dünkü']);
    const { rows } = await blog.get(PostReading).addresses({ page: 1, pageSize: 100 });
    // For the site map: a scheduled post was not public before its date, however long ago it was written.
    expect(rows.map(({ changedAt }) => changedAt)).toEqual([on('11'), on('10'), on('10')]);
  });

  it('PUB-BLOG-17 PUB-BLOG-15 accepts a category by slug or name, and counts public posts only', async () => {
    const cay = await blog.category('Çay ve Kahve');
    const bal = await blog.category('Bal');
    await blog.save({ title: 'Çay 1', categoryId: cay });
    await blog.save({ title: 'Çay 2', categoryId: cay, status: 'draft' });
    await blog.save({ title: 'Bal 1', categoryId: bal });
    const { categories: byName } = await blog.get(CategoryViews).list();
    expect(byName.map(({ name, postCount }) => [name, postCount])).toEqual([
      ['Bal', 1],
      ['Çay ve Kahve', 1],
    ]);
    for (const category of ['cay-ve-kahve', 'Çay ve Kahve']) {
      const found = await list({ category });
      expect([titles(found), found.total, found.category?.slug]).toEqual([['Çay 1'], 1, 'cay-ve-kahve']);
    }
    expect(await list({ category: 'yok' })).toEqual({ posts: [], total: 0, category: null });
  });

  it('DATA-12 PUB-UI-04 gives a category the default colour, or the one that was chosen', async () => {
    await blog.category('Bal');
    const chosen = { name: 'Çay', description: 'Demli.', color: '#10B981' };
    await blog.get(BlogCategories).ensure({ categories: [chosen] }, {});
    const { categories } = await blog.get(CategoryViews).list();
    expect(categories).toMatchObject([
      { name: 'Bal', slug: 'bal', description: null, color: '#3B82F6' },
      { ...chosen, slug: 'cay' },
    ]);
  });

  it('lists featured posts, newest first, and the addresses of all', async () => {
    await blog.save({ title: 'Öne A', isFeatured: true, publishedAt: on('01') });
    await blog.save({ title: 'Öne B', isFeatured: true, publishedAt: on('02') });
    await blog.save({ title: 'Arkada', publishedAt: on('03') });
    await blog.save({ title: 'Taslak', isFeatured: true, status: 'draft' });
    expect(titles(await blog.get(PostReading).featured({ limit: 3 }))).toEqual(['Öne B', 'Öne A']);
    const { rows } = await blog.get(PostReading).addresses({ page: 1, pageSize: 100 });
    expect(rows.map(({ slug }) => slug)).toEqual(['arkada', 'one-b', 'one-a']);
  });

  it('PUB-POST-07 relates posts of the same category first, then the newest, never the post itself', async () => {
    const cay = await blog.category('Çay');
    const { id } = await blog.save({ title: 'Bu', categoryId: cay, publishedAt: on('09') });
    await blog.save({ title: 'Çay Eski', categoryId: cay, publishedAt: on('01') });
    await blog.save({ title: 'Başka 1', publishedAt: on('02') });
    await blog.save({ title: 'Başka 2', publishedAt: on('03') });
    await blog.save({ title: 'Çay Taslak', categoryId: cay, status: 'draft' });
    const related = (postId: string, limit: number) => blog.get(PostReading).related({ postId, limit });
    expect(titles(await related(id, 3))).toEqual(['Çay Eski', 'Başka 2', 'Başka 1']);
    expect(titles(await related(id, 1))).toEqual(['Çay Eski']);
    expect(titles(await related(anId(), 3))).toEqual([]);
  });

  it('PUB-POST-09 PUB-POST-10 counts a hundred concurrent views exactly, and no view of a hidden post', async () => {
    const { id } = await blog.save({ title: 'Okunan' });
    const draft = await blog.save({ title: 'Okunmayan', status: 'draft' });
    const open = (postId: string) => blog.get(RecordPostViewHandler).execute({ postId });
    await Promise.all(Array.from({ length: 100 }, () => open(id)));
    expect(await open(draft.id)).toEqual({ isCounted: false });
    expect(await open(anId())).toEqual({ isCounted: false });
    expect((await list()).posts).toMatchObject([{ title: 'Okunan', viewCount: 100 }]);
    expect(await blog.rows('postViews')).toHaveLength(1);
  });
});

describe('the search', () => {
  beforeAll(async () => {
    blog = await aBlog();
    await blog.save({
      title: 'Kışlık peynirler',
      excerpt: 'Tulum ve kaşar',
      content:
        '<h2 class="zeytin">Depo</h2><p>İğdeli salamura, <a href="https://ornek.com/pastirma">soğuk</a> dolap.</p>',
    });
    await blog.save({ title: 'Başka bir konu', excerpt: '', content: '<p>Ambalaj</p>' });
  });
  afterAll(() => blog.close());

  it.each([
    'peynir',
    'peynirci',
    'PEYNİRLERİ',
    'kislik',
    'KIŞLIK peynir',
    'kaşar',
    'igdeli',
    'salamura',
    "Depo'da",
    'salam',
  ])('PUB-BLOG-19 PUB-BLOG-15 finds %s in title, excerpt or text', async (search) => {
    expect(titles(await list({ search }))).toEqual(['Kışlık peynirler']);
  });

  it.each(['zeytin', 'h2', 'href', 'pastirma', 'peynir ambalaj', '!!!', '.*', '$ne'])(
    'PUB-BLOG-19 finds nothing by %s: tags, attributes and signs are no words',
    async (search) => {
      expect(await list({ search })).toMatchObject({ posts: [], total: 0 });
    },
  );

  it('U18: PUB-POST-05 finds a post by each of its tags, to which they link', async () => {
    await blog.save({ title: 'Etiketli', content: '<p>Kısa.</p>', tags: ['Sözleşme', 'süt ürünleri'] });
    for (const search of ['Sözleşme', 'süt ürünleri']) expect(titles(await list({ search }))).toEqual(['Etiketli']);
  });

  it('U18: PUB-POST-05 finds posts by their tags that were stored before', async () => {
    const { id } = await blog.save({ title: 'Eski', content: '<p>Kısa.</p>', tags: ['Kuru Yemiş'] });
    const { db } = blog.get(Database);
    await db.collection<{ _id: string }>('posts').updateOne({ _id: id }, { $set: { words: ['eski'] } });
    await SEARCHED_TAGS_MIGRATION.up(db);
    expect(titles(await list({ search: 'kuru yemiş' }))).toEqual(['Eski']);
  });

  it('leaves out a post as soon as it is hidden', async () => {
    const { id, revision } = await blog.save({ title: 'Gizlenen lokum' });
    expect((await list({ search: 'lokum' })).total).toBe(1);
    await blog.edit({ id, revision }, { title: 'Gizlenen lokum', status: 'draft' });
    expect((await list({ search: 'lokum' })).total).toBe(0);
  });
});
