import { BlogCategoryChanged, BlogCategoryDeleted, PostChanged } from '@tedarik/events';
import { Database } from '@tedarik/service-kit';
import { sharedByTests, rejectionOf } from '@tedarik/testing';
import { CategoryPosts } from '../src/managed-categories/category-posts.js';
import { CategoryRepository } from '../src/category/category.repository.js';
import { BlogCategories } from '../src/managed-categories/blog-categories.js';
import { PostLifecycle } from '../src/post/post-lifecycle.js';
import { CategoryViews } from '../src/reading/category-views.js';
import { GetManagedPostQuery } from '../src/post/get-managed-post.js';
import { PostReading } from '../src/reading/post-reading.js';
import { SuggestSlugQuery } from '../src/post/suggest-slug.js';
import { aBlog, anId } from './a-blog.js';

const blog = sharedByTests(aBlog);
beforeEach(() => blog.reset());

const typed = (over: object = {}) => ({ name: 'Çay', slug: 'cay', description: null, color: '#10B981', ...over });
const create = (over: object = {}, context = {}) => blog.get(BlogCategories).create(typed(over), context);
const update = (category: { id: string; revision: number }, over: object = {}) =>
  blog.get(BlogCategories).update({ ...typed(over), id: category.id, revision: category.revision }, {});
const remove = async (...ids: string[]) => (await blog.get(BlogCategories).delete({ ids }, {})).outcomes;
const restore = async (...ids: string[]) => (await blog.get(BlogCategories).restore({ ids }, {})).outcomes;
const page = { search: '', page: 1, pageSize: 20, sort: 'name', descending: false } as const;
const list = async () => (await blog.get(BlogCategories).list(page)).blogCategories;

it('ADM-BCAT-06 lists created and edited categories by Turkish name', async () => {
  await create({ name: 'Zeytin', slug: 'zeytin' });
  const cay = await create({ name: ' Çay ', description: ' Demli ' });
  await create({ name: 'Cam', slug: 'cam', color: '#3b82f6' });
  expect(cay).toMatchObject({ name: 'Çay', slug: 'cay', description: 'Demli', color: '#10B981', postCount: 0 });
  expect((await list()).map(({ name, color }) => [name, color])).toEqual([
    ['Cam', '#3B82F6'],
    ['Çay', '#10B981'],
    ['Zeytin', '#10B981'],
  ]);
  await update(cay, { name: 'Ada Çayı', description: null, color: '#EF4444' });
  expect((await list())[0]).toMatchObject({ id: cay.id, name: 'Ada Çayı', slug: 'cay', description: null });
});

it('ADM-BCAT-02 counts posts of any status, but no deleted ones', async () => {
  const { id: categoryId } = await create();
  await blog.save({ title: 'Yayında', categoryId });
  await blog.save({ title: 'Taslak', categoryId, status: 'draft' });
  await blog.save({ title: 'Başka' });
  const { id } = await blog.save({ title: 'Silinen', categoryId });
  await blog.get(PostLifecycle).deleteAll({ ids: [id] }, {});
  expect(await list()).toMatchObject([{ postCount: 2 }]);
});

it('ADM-BCAT-03 ADM-BCAT-04 refuses missing, too long, malformed or unknown values, field by field', async () => {
  expect(await rejectionOf(create({ name: ' ', slug: '', color: '#123456' }))).toMatchObject({
    code: 'blog-category-refused',
    kind: 'unprocessable',
    fieldErrors: [
      { field: 'name', code: 'required' },
      { field: 'slug', code: 'required' },
      { field: 'color', code: 'color-not-offered' },
    ],
  });
  const long = { name: 'a'.repeat(151), slug: 'Çay Evi', description: 'a'.repeat(5_001) };
  expect(await rejectionOf(create(long))).toMatchObject({
    fieldErrors: [
      { field: 'name', code: 'too-long' },
      { field: 'description', code: 'too-long' },
      { field: 'slug', code: 'slug-invalid' },
    ],
  });
  expect(await list()).toEqual([]);
});

it('ADM-BCAT-04 lets a category keep its colour when that colour is no longer offered', async () => {
  const category = await create();
  await blog.overwrite('categories', category.id, { color: '#123456' });
  expect(await update(category, { color: '#123456' })).toMatchObject({ color: '#123456' });
});

it('refuses a name or a slug that another category has, in any spelling', async () => {
  await create();
  const other = await create({ name: 'Bal', slug: 'bal' });
  const nameTaken = { kind: 'conflict', fieldErrors: [{ field: 'name', code: 'name-taken' }] };
  const slugTaken = { kind: 'conflict', fieldErrors: [{ field: 'slug', code: 'slug-taken' }] };
  expect(await rejectionOf(create({ name: 'ÇAY', slug: 'cay-2' }))).toMatchObject(nameTaken);
  expect(await rejectionOf(update(other, { name: 'cay', slug: 'bal' }))).toMatchObject(nameTaken);
  expect(await rejectionOf(create({ name: 'Siyah çay' }))).toMatchObject(slugTaken);
  expect(await rejectionOf(update(other, { name: 'Bal', slug: 'cay' }))).toMatchObject(slugTaken);
  expect(await blog.get(SuggestSlugQuery).execute({ kind: 'category', text: 'Çay', exceptId: null })).toEqual({
    slug: 'cay-2',
  });
});

it('accepts one of two concurrent saves of the same revision', async () => {
  const category = await create();
  const outcomes = await Promise.allSettled([update(category, { name: 'A' }), update(category, { name: 'B' })]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'blog-category-changed-meanwhile', kind: 'conflict' },
  });
});

it('ADM-BCAT-10 keeps the slug with a new name, and redirects from a slug that was changed by hand', async () => {
  const category = await create();
  const renamed = await update(category, { name: 'Ada çayı' });
  expect(renamed.slug).toBe('cay');
  await update(renamed, { name: 'Ada çayı', slug: 'ada-cayi' });
  expect(await blog.get(CategoryViews).find('cay')).toMatchObject({ slug: 'ada-cayi' });
  expect(await blog.told({ aggregateId: category.id, subject: BlogCategoryChanged.subject })).toHaveLength(3);
});

it('creates a category once that is sent twice with one commandId', async () => {
  const context = { commandId: anId() };
  expect(await create({}, context)).toEqual(await create({}, context));
  expect(await list()).toHaveLength(1);
});

it('ADM-BCAT-09 keeps the posts of a deleted category without a category, and announces both', async () => {
  const { id: categoryId } = await create();
  const posts: { id: string; slug: string; revision: number }[] = [];
  for (let at = 0; at < 60; at++) posts.push(await blog.save({ title: `Yazı ${at}`, categoryId }));
  const draft = await blog.save({ title: 'Taslak', categoryId, status: 'draft' });
  const unknown = anId();
  expect(await remove(categoryId, unknown)).toEqual([
    { id: categoryId, outcome: 'done', code: null },
    { id: unknown, outcome: 'refused', code: 'blog-category-not-found' },
  ]);
  expect(await list()).toEqual([]);
  expect(await blog.rows('posts', { categoryId })).toEqual([]);
  expect(await blog.get(PostReading).bySlug({ slug: posts[0]!.slug })).toMatchObject({
    found: 'live',
    post: { category: null },
  });
  expect(await blog.get(GetManagedPostQuery).execute({ id: draft.id })).toMatchObject({ categoryId: null });
  expect(await blog.told({ aggregateId: posts[0]!.id, subject: PostChanged.subject })).toHaveLength(2);
  expect(await blog.told({ aggregateId: categoryId, subject: BlogCategoryDeleted.subject })).toHaveLength(1);
  // The revision did not change, so a form that was open meanwhile can still be saved.
  await blog.edit(posts[1]!, { title: 'Düzenlenen' });
});

it('ADM-BCAT-09 continues with the posts after an interruption, and announces the deletion once', async () => {
  const { id: categoryId } = await create();
  const { id } = await blog.save({ title: 'Yarıda kalan', categoryId });
  await remove(categoryId);
  await blog.overwrite('posts', id, { categoryId });
  expect(await blog.get(GetManagedPostQuery).execute({ id })).toMatchObject({ categoryId: null });
  await remove(categoryId);
  expect(await blog.rows('posts', { categoryId })).toEqual([]);
  expect(await blog.told({ aggregateId: categoryId, subject: BlogCategoryDeleted.subject })).toHaveLength(1);
  await create();
});

it('PUB-LAY-17 restores a category with its posts, except those saved since', async () => {
  const { id: categoryId } = await create();
  const posts: { id: string; revision: number }[] = [];
  for (let at = 0; at < 60; at++) posts.push(await blog.save({ title: `Yazı ${at}`, categoryId }));
  await remove(categoryId);
  await blog.edit(posts[0]!, { title: 'Kategorisiz kalsın' });
  await blog.get(PostLifecycle).deleteAll({ ids: [posts[1]!.id] }, {});
  const unknown = anId();
  expect(await restore(categoryId, unknown)).toEqual([
    { id: categoryId, outcome: 'done', code: null },
    { id: unknown, outcome: 'refused', code: 'blog-category-not-found' },
  ]);
  expect(await list()).toMatchObject([{ name: 'Çay', slug: 'cay', postCount: 58 }]);
  expect(await blog.rows('releases')).toEqual([]);
  expect(await blog.told({ aggregateId: categoryId })).toMatchObject([{ version: 1 }, { version: 2 }, { version: 3 }]);
  expect(await blog.told({ aggregateId: posts[2]!.id, subject: PostChanged.subject })).toHaveLength(3);
  // The revision did not change, so a form that was open meanwhile can still be saved.
  await blog.edit(posts[3]!, { title: 'Düzenlenen', categoryId });
});

it('continues with the posts after an interrupted restore', async () => {
  const { id: categoryId } = await create();
  const { id } = await blog.save({ title: 'Yarıda kalan', categoryId });
  await remove(categoryId);
  const [release] = await blog.rows('releases');
  await blog.erase('releases', id);
  await restore(categoryId);
  expect(await list()).toMatchObject([{ postCount: 0 }]);
  await blog.put('releases', release!);
  await restore(categoryId);
  expect(await list()).toMatchObject([{ postCount: 1 }]);
});

it('refuses to restore a category whose name or slug is taken by now', async () => {
  const first = await create();
  const second = await create({ name: 'Kahve', slug: 'kahve' });
  await remove(first.id, second.id);
  await create({ name: 'Çay', slug: 'cay-evi' });
  await create({ name: 'Kahveler', slug: 'kahve' });
  expect(await restore(first.id, second.id)).toEqual([
    { id: first.id, outcome: 'refused', code: 'name-taken' },
    { id: second.id, outcome: 'refused', code: 'slug-taken' },
  ]);
});

it('logs who created, changed, deleted and restored a category', async () => {
  const context = { actor: { kind: 'back-office' as const, id: 'a1', name: 'Elif Kara' } };
  const { id, revision } = await create({}, context);
  await blog.get(BlogCategories).update({ ...typed({ name: 'Ada çayı' }), id, revision }, context);
  await blog.get(BlogCategories).delete({ ids: [id] }, context);
  await blog.get(BlogCategories).restore({ ids: [id] }, context);
  const recorded = await blog.told({ subject: 'events.blog.audit.recorded.v1' });
  expect(recorded.map(({ envelope }) => envelope.data)).toMatchObject([
    { action: 'created', record: { kind: 'blog-category', id, name: 'Çay' }, before: null },
    { action: 'changed', before: { name: 'Çay' }, after: { name: 'Ada çayı' } },
    { action: 'deleted', record: { id, name: 'Ada çayı' }, after: null },
    { action: 'restored', record: { id, name: 'Ada çayı' }, before: null },
  ]);
});

describe('work of a process that ended in the middle', () => {
  it('R13: posts leave a category that was deleted, and return to one that was restored', async () => {
    const { id: categoryId } = await create();
    const { id } = await blog.save({ title: 'Demlik', categoryId });
    const categoryOf = async () => (await blog.rows('posts', { _id: id }))[0]!['categoryId'] as unknown;
    const categories = blog.get(CategoryRepository);
    const mark = (deletedAt: Date | null) =>
      blog.get(Database).transaction(async (session) => {
        const before = await categories.getForUpdate(session, categoryId);
        await categories.save(session, { ...before, deletedAt, version: before.version + 1 });
      });

    await mark(new Date());
    await blog.get(CategoryPosts).finish();
    expect(await categoryOf()).toBeNull();
    await mark(null);
    await blog.get(CategoryPosts).finish();
    expect(await categoryOf()).toBe(categoryId);
  });

  it('R10: a post is not stored in a category that is deleted meanwhile', async () => {
    const { id: categoryId } = await create();
    const categories = blog.get(CategoryRepository);
    const lock = categories.lock.bind(categories);
    jest.spyOn(categories, 'lock').mockImplementationOnce(async (session, id) => {
      await categories.exists(session, id);
      await remove(id);
      return lock(session, id);
    });
    expect(await rejectionOf(blog.save({ title: 'Demlik', categoryId }))).toMatchObject({
      kind: expect.any(String) as unknown,
    });
    expect(await blog.rows('posts', { categoryId })).toEqual([]);
  });
});
