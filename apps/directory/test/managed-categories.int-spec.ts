import { BusinessChanged, CategoryChanged, CategoryDeleted, ProductChanged, subjectOn } from '@tedarik/events';
import { Leases } from '@tedarik/service-kit';
import { aBusinessInput, eventually, rejectionOf, sharedByTests } from '@tedarik/testing';
import { Categories } from '../src/records/categories.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { SaveProductHandler } from '../src/managed-products/save-product.handler.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { SeoTexts } from '../src/managed-seo-texts/seo-texts.js';
import { CountsAggregator } from '../src/counts/counts-aggregator.js';
import { CategoryUse } from '../src/records/category-use.js';
import { ReferenceTables } from '../src/reading/reference-tables.js';
import { SweepStep } from '../src/sweep/sweep-step.js';
import { SWEPT_AT_ONCE } from '../src/sweep/sweep.js';
import { SweepRepository } from '../src/sweep/sweep.repository.js';
import { Sweeper } from '../src/sweep/sweeper.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
beforeEach(() => directory.reset());

const create = (name: string) => directory.get(Categories).create({ name }, {});
const rename = ({ id, revision }: { id: string; revision: number }, name: string) =>
  directory.get(Categories).update({ id, revision, name }, {});
const remove = async (ids: string[], moveTo: string | null = null) =>
  (await directory.get(Categories).delete({ ids, moveTo }, {})).outcomes;
const restore = async (ids: string[]) => (await directory.get(Categories).restore({ ids }, {})).outcomes;
const list = (request: Partial<Parameters<Categories['list']>[0]> = {}) =>
  directory.get(Categories).list({ search: '', page: 1, pageSize: 20, sort: 'name', descending: false, ...request });
const names = async (request?: Parameters<typeof list>[0]) => (await list(request)).categories.map(({ name }) => name);
const use = (...ids: string[]) => directory.get(CategoryUse).count({ ids });
const tables = () => directory.get(ReferenceTables).get();
const swept = async () => {
  while (!(await directory.get(Sweeper).now()));
};
const product = (name: string, categoryId: string) => ({
  name,
  description: '',
  categoryId,
  price: null,
  imageUrl: null,
});
const business = (
  name: string,
  categoryIds: string[],
  { status = 'active', inProducts = [] }: { status?: 'active' | 'pending'; inProducts?: string[] } = {},
) =>
  directory.get(BusinessForms).create(
    {
      business: aBusinessInput({
        name,
        status,
        categoryIds,
        products: inProducts.map((id, index) => product(`${name} ürünü ${index}`, id)),
      }),
    },
    {},
  );
const categoriesOf = async (id: string) => {
  const [row] = await directory.rows('businesses', { _id: id });
  return row!['categoryIds'] as string[];
};
const announced = (subject: string) => directory.told({ subject });

describe('adding and renaming a category', () => {
  it('ADM-CAT-03 ADM-CAT-04 trims the name, and refuses a blank one', async () => {
    expect(await create('  Kuru Gıda ')).toMatchObject({ name: 'Kuru Gıda', slug: 'kuru-gida', revision: 1 });
    expect(await rejectionOf(create('  '))).toMatchObject({
      kind: 'unprocessable',
      fieldErrors: [{ field: 'name', code: 'required' }],
    });
    expect(await announced(CategoryChanged.subject)).toMatchObject([
      { envelope: { version: 1, data: { name: 'Kuru Gıda', slug: 'kuru-gida' } } },
    ]);
  });

  it('ADM-CAT-05 refuses a name with the same folded form; the name of a deleted one is free again', async () => {
    const { id } = await create('Şekerleme');
    const other = await create('Bal');
    const taken = { code: 'name-taken', kind: 'conflict', fieldErrors: [{ field: 'name', code: 'name-taken' }] };
    expect(await rejectionOf(create('ŞEKERLEME'))).toMatchObject(taken);
    expect(await rejectionOf(create('sekerleme'))).toMatchObject(taken);
    expect(await rejectionOf(rename(other, 'Sekerleme'))).toMatchObject(taken);

    await remove([id]);
    expect(await create('Şekerleme')).toMatchObject({ slug: 'sekerleme' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => rejectionOf(create('Çay'))));
    expect(answers.filter((answer) => answer === 'it did not fail')).toHaveLength(1);
  });

  it('ADM-CAT-05 ADM-CAT-07 a new name brings a new slug; the former slug redirects to it, in one event', async () => {
    const category = await create('Süt Ürünleri');
    const { id } = await business('Kars Süt', [category.id]);
    const renamed = await rename(category, 'Mandıra');
    expect(renamed).toMatchObject({ id: category.id, name: 'Mandıra', slug: 'mandira', revision: 2 });
    expect((await tables()).formerSlugs).toEqual([{ kind: 'category', slug: 'sut-urunleri', to: 'mandira' }]);
    expect(await announced(CategoryChanged.subject)).toMatchObject([
      { envelope: { version: 1 } },
      { envelope: { version: 2, data: { id: category.id, name: 'Mandıra', slug: 'mandira' } } },
    ]);
    expect(await directory.rows('businesses', { _id: id })).toMatchObject([{ version: 1, categoryIds: [category.id] }]);

    await rename(renamed, 'Süt Ürünleri');
    expect((await tables()).formerSlugs).toEqual([{ kind: 'category', slug: 'mandira', to: 'sut-urunleri' }]);
  });

  it('keeps the slug when only the case of the name changes', async () => {
    const category = await create('Çay');
    expect(await rename(category, 'ÇAY')).toMatchObject({ name: 'ÇAY', slug: 'cay' });
    expect((await tables()).formerSlugs).toEqual([]);
  });

  it('refuses a stale form, and an update of an unknown category', async () => {
    const category = await create('Çay');
    await rename(category, 'Kahve');
    const stale = { code: 'category-changed-meanwhile', kind: 'conflict', details: { revision: 2 } };
    expect(await rejectionOf(rename(category, 'Bal'))).toMatchObject(stale);
    expect(await rejectionOf(rename({ id: anId(), revision: 1 }, 'Bal'))).toMatchObject({ code: 'category-not-found' });
  });
});

it('K16 announces the former name of a renamed category', async () => {
  const { id, revision } = await create('Bakkaliye');
  await directory.get(Categories).update({ id, revision, name: 'Bakkal' }, {});
  const changes = (await announced(CategoryChanged.subject)).map(
    ({ envelope }) => envelope.data as { renamedFrom?: string },
  );
  expect(changes.map(({ renamedFrom }) => renamedFrom)).toEqual([undefined, 'Bakkaliye']);
});

it('K16 announces the name of the category into which one was merged', async () => {
  const [oven, wide] = [await create('Fırın'), await create('Fırın ve Pastane')];
  await remove([oven.id], wide.id);
  await remove([wide.id]);
  expect((await announced(CategoryDeleted.subject)).map(({ envelope }) => envelope.data)).toMatchObject([
    { id: oven.id, merged: { name: 'Fırın', into: 'Fırın ve Pastane' } },
    { id: wide.id },
  ]);
});

describe('the list of categories', () => {
  it('ADM-CAT-01 searches folded, sorts in Turkish order, and shows the number of public businesses', async () => {
    const [, pepper] = [await create('Şeker'), await create('Isot'), await create('Çay'), await create('İncir')];
    await business('Bir', [pepper.id]);
    await business('Gizli', [pepper.id], { status: 'pending' });
    await directory.get(CountsAggregator).now();
    expect(await names()).toEqual(['Çay', 'Isot', 'İncir', 'Şeker']);
    expect(await names({ search: 'ISOT' })).toEqual(['Isot']);
    expect(await names({ search: 'incir' })).toEqual(['İncir']);
    expect(await names({ search: 'SEKER' })).toEqual(['Şeker']);
    expect((await list({ sort: 'businesses', descending: true, pageSize: 1 })).categories).toMatchObject([
      { name: 'Isot', businessCount: 1 },
    ]);
  });
});

describe('deleting categories', () => {
  it('ADM-CAT-06 foretells how many businesses of any status and how many products are in them', async () => {
    const [tea, honey] = [await create('Çay'), await create('Bal')];
    await business('Bir', [tea.id, honey.id], { inProducts: [tea.id, tea.id] });
    await business('İki', [honey.id], { status: 'pending', inProducts: [honey.id] });
    const gone = await business('Üç', [tea.id], { inProducts: [tea.id] });
    await directory.get(DeletedBusinesses).delete({ id: gone.id }, {});
    expect(await use(tea.id)).toMatchObject({ businesses: 1 });
    expect(await use(tea.id, honey.id)).toMatchObject({ businesses: 2 });
    expect((await use(honey.id)).products).toBe(1);
    expect(await use(anId())).toEqual({ businesses: 0, products: 0 });
  });

  it('ADM-CAT-06 moves businesses and products to the chosen category', async () => {
    const [tea, honey] = [await create('Çay'), await create('Bal')];
    const first = await business('Bir', [tea.id], { inProducts: [tea.id] });
    const both = await business('İki', [honey.id, tea.id]);
    expect(await remove([tea.id], honey.id)).toEqual([{ id: tea.id, outcome: 'done', code: null }]);
    await swept();

    expect(await categoriesOf(first.id)).toEqual([honey.id]);
    expect(await categoriesOf(both.id)).toEqual([honey.id]);
    expect(await directory.rows('products')).toMatchObject([{ categoryId: honey.id, version: 2 }]);
    expect(await announced(subjectOn('bulk', BusinessChanged))).toHaveLength(2);
    expect(await announced(subjectOn('bulk', ProductChanged))).toMatchObject([
      { envelope: { data: { categoryId: honey.id } } },
    ]);
    expect(await directory.rows('businesses', { lists: tea.id })).toEqual([]);
  });

  it('ADM-CAT-04 ADM-CAT-06 without a target removes the links and replaces them by nothing', async () => {
    const [tea, honey] = [await create('Çay'), await create('Bal')];
    const only = await business('Bir', [tea.id], { inProducts: [tea.id] });
    const both = await business('İki', [tea.id, honey.id]);
    await remove([tea.id]);
    expect(await announced(CategoryDeleted.subject)).toMatchObject([
      { aggregateId: tea.id, version: 2, envelope: { data: { id: tea.id, slug: 'cay' } } },
    ]);
    expect(await names()).toEqual(['Bal']);
    expect((await tables()).formerSlugs).toEqual([{ kind: 'category', slug: 'cay', to: null }]);

    await swept();
    expect(await categoriesOf(only.id)).toEqual([]);
    expect(await categoriesOf(both.id)).toEqual([honey.id]);
    expect(await directory.rows('products')).toMatchObject([{ categoryId: null }]);
    expect(await directory.rows('businesses', { _id: only.id })).toMatchObject([{ version: 2, revision: 1 }]);
    expect(await directory.rows('sweeps')).toEqual([]);
  });

  it('ADM-CAT-06 refuses a target that is deleted with them, or does not exist', async () => {
    const [tea, honey] = [await create('Çay'), await create('Bal')];
    const refused = { code: 'category-unknown', fieldErrors: [{ field: 'moveTo', code: 'category-unknown' }] };
    expect(await rejectionOf(remove([tea.id, honey.id], honey.id))).toMatchObject(refused);
    expect(await remove([tea.id], anId())).toEqual([{ id: tea.id, outcome: 'refused', code: 'category-unknown' }]);
    expect(await names()).toEqual(['Bal', 'Çay']);
  });

  it('ADM-CAT-01 ADM-COMMON-08 continues after an unknown one, and a repeat changes nothing', async () => {
    const [tea, honey] = [await create('Çay'), await create('Bal')];
    const unknown = anId();
    const expected = [
      { id: tea.id, outcome: 'done', code: null },
      { id: unknown, outcome: 'refused', code: 'category-not-found' },
      { id: honey.id, outcome: 'done', code: null },
    ];
    expect(await remove([tea.id, unknown, honey.id])).toEqual(expected);
    expect(await remove([tea.id, unknown, honey.id])).toEqual(expected);
    expect(await announced(CategoryDeleted.subject)).toHaveLength(2);
  });

  it('ADM-SEO-10 deletes the text of the category page with it', async () => {
    const tea = await create('Çay');
    const of = { kind: 'category', key: tea.id } as const;
    await directory.get(SeoTexts).write({ ...of, html: '<p>çay</p>', version: 0 }, {});
    await remove([tea.id]);
    expect(await directory.get(SeoTexts).get(of)).toEqual({ seoText: null });
  });

  it('a sweep to a category that is deleted meanwhile goes on to the target of that one', async () => {
    const [tea, honey, jam] = [await create('Çay'), await create('Bal'), await create('Reçel')];
    const { id } = await business('Bir', [tea.id]);
    const at = new Date();
    for (const [from, to] of [
      [tea.id, honey.id],
      [honey.id, jam.id],
    ]) {
      // Simulates the command before the sweep has started.
      await directory.get(SweepRepository).redirect(undefined as never, from!, to!);
      await directory.db
        .collection<{ _id: string }>('categories')
        .updateOne({ _id: from }, { $set: { deletedAt: at } });
      await directory.get(SweepRepository).add(undefined as never, { of: 'category', recordId: from!, moveTo: to! });
    }
    await swept();
    expect(await categoriesOf(id)).toEqual([jam.id]);
  });

  it('sweeps 200 businesses at a time, and another process continues where one stopped', async () => {
    const tea = await create('Çay');
    const { id: first } = await business('Örnek', [tea.id]);
    const [document] = await directory.rows('businesses', { _id: first });
    const copies = Array.from({ length: SWEPT_AT_ONCE }, (_, index) => {
      const slug = `kopya-${index}`;
      return { ...document, _id: anId(), slug, identityKey: slug };
    });
    await directory.db.collection('businesses').insertMany(copies as never);
    const inIt = () => directory.db.collection('businesses').countDocuments({ categoryIds: tea.id });
    // The sweeper of an earlier test may still look for work.
    const lease = await eventually('nobody else sweeps', async () => {
      const free = await directory.get(Leases).acquire('sweeps', 60_000);
      if (!free) throw new Error('somebody does');
      return free;
    });
    await directory.get(SweepRepository).add(undefined as never, { of: 'category', recordId: tea.id, moveTo: null });
    const sweep = (await directory.get(SweepRepository).findOldest())!;
    expect(await directory.get(SweepStep).execute(sweep)).toBe(false);
    expect(await inIt()).toBe(1);

    await lease.release();
    await swept();
    expect(await inIt()).toBe(0);
    expect(await directory.rows('sweeps')).toEqual([]);
  });
});

describe('undoing the deletion of categories', () => {
  it('PUB-LAY-17 restores the links in their former places, and announces the businesses on the bulk lane', async () => {
    const [tea, honey, jam] = [await create('Çay'), await create('Bal'), await create('Reçel')];
    const three = await business('Bir', [honey.id, tea.id, jam.id], { inProducts: [tea.id, honey.id] });
    const moved = await business('İki', [tea.id]);
    await remove([honey.id, tea.id]);
    await swept();
    expect(await categoriesOf(three.id)).toEqual([jam.id]);

    const unknown = anId();
    const expected = [
      { id: honey.id, outcome: 'done', code: null },
      { id: unknown, outcome: 'refused', code: 'category-not-found' },
      { id: tea.id, outcome: 'done', code: null },
    ];
    expect(await restore([honey.id, unknown, tea.id])).toEqual(expected);
    expect(await names()).toEqual(['Bal', 'Çay', 'Reçel']);
    await swept();
    expect(await restore([honey.id, unknown, tea.id])).toEqual(expected);
    expect(await categoriesOf(three.id)).toEqual([honey.id, tea.id, jam.id]);
    expect(await categoriesOf(moved.id)).toEqual([tea.id]);
    expect((await directory.rows('products')).map(({ categoryId }) => categoryId as string).sort()).toEqual(
      [tea.id, honey.id].sort(),
    );
    expect(await directory.rows('businesses', { lists: tea.id })).toHaveLength(2);
    // The revision did not change, so open forms can still be saved.
    expect(await directory.rows('businesses', { _id: three.id })).toMatchObject([{ revision: 1 }]);
    expect(await announced(CategoryChanged.subject)).toHaveLength(5);
    expect((await announced(subjectOn('bulk', BusinessChanged))).at(-1)).toMatchObject({
      envelope: { data: { categoryIds: expect.arrayContaining([tea.id]) } },
    });
    expect([await directory.rows('sweeps'), await directory.rows('takenLinks')]).toEqual([[], []]);
  });

  it('replaces the category that everything was moved to, unless it was changed since', async () => {
    const [tea, honey, jam] = [await create('Çay'), await create('Bal'), await create('Reçel')];
    const only = await business('Bir', [tea.id], { inProducts: [tea.id] });
    const both = await business('İki', [tea.id, honey.id]);
    const gone = await business('Üç', [tea.id]);
    const { id: productId } = await directory
      .get(SaveProductHandler)
      .create({ name: 'Demlik', description: 'Cam.', businessId: only.id, categoryId: tea.id }, {});
    await remove([tea.id], honey.id);
    await swept();
    await directory.get(SaveProductHandler).update({ id: productId, revision: 1, categoryId: jam.id }, {});
    await directory.get(DeletedBusinesses).delete({ id: gone.id }, {});
    await restore([tea.id]);
    await swept();
    expect(await categoriesOf(only.id)).toEqual([tea.id]);
    expect(await categoriesOf(both.id)).toEqual([tea.id, honey.id]);
    expect(await categoriesOf(gone.id)).toEqual([honey.id]);
    expect(await directory.rows('products', { name: 'Bir ürünü 0' })).toMatchObject([{ categoryId: tea.id }]);
    expect(await directory.rows('products', { _id: productId })).toMatchObject([{ categoryId: jam.id }]);
  });

  it('stops a sweep that has not finished yet', async () => {
    const tea = await create('Çay');
    const { id } = await business('Bir', [tea.id]);
    await directory.get(SweepRepository).add(undefined as never, { of: 'category', recordId: tea.id, moveTo: null });
    await directory.db
      .collection<{ _id: string }>('categories')
      .updateOne({ _id: tea.id }, { $set: { deletedAt: new Date() } });
    await restore([tea.id]);
    await swept();
    expect(await categoriesOf(id)).toEqual([tea.id]);
  });

  it('restores the text of the category page, unless it was deleted before', async () => {
    const [tea, honey] = [await create('Çay'), await create('Bal')];
    const of = ({ id }: { id: string }) => ({ kind: 'category', key: id }) as const;
    for (const category of [tea, honey]) {
      await directory.get(SeoTexts).write({ ...of(category), html: '<p>metin</p>', version: 0 }, {});
    }
    await directory.get(SeoTexts).remove({ ...of(honey) }, {});
    await remove([tea.id, honey.id]);
    await restore([tea.id, honey.id]);
    expect(await directory.get(SeoTexts).get(of(tea))).toMatchObject({ seoText: { html: '<p>metin</p>' } });
    expect(await directory.get(SeoTexts).get(of(honey))).toEqual({ seoText: null });
  });

  it('refuses when the name or the slug is taken by now', async () => {
    const [tea, honey] = [await create('Çay'), await create('Bal')];
    await remove([tea.id, honey.id]);
    const { slug } = await create('Çay');
    // As if another name in other letters had resulted in the same slug.
    await directory.db.collection<{ _id: string }>('categories').updateOne({ _id: honey.id }, { $set: { slug } });
    expect(await restore([tea.id, honey.id])).toEqual([
      { id: tea.id, outcome: 'refused', code: 'name-taken' },
      { id: honey.id, outcome: 'refused', code: 'slug-taken' },
    ]);
  });

  it('keeps the removed links for thirty days', async () => {
    expect(await directory.db.collection('takenLinks').indexes()).toContainEqual(
      expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 30 * 86_400 }),
    );
  });
});
