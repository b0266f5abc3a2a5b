import { SeoTextChanged } from '@tedarik/events';
import { aBusinessInput, sharedByTests, rejectionOf } from '@tedarik/testing';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { Districts } from '../src/records/districts.js';
import { SeoTexts } from '../src/managed-seo-texts/seo-texts.js';
import { CountsAggregator } from '../src/counts/counts-aggregator.js';
import { PLACES_MIGRATION } from '../src/migrations/003-places.js';
import { GetBusinessBySlugQuery } from '../src/reading/get-business-by-slug.js';
import { ListedBusinesses } from '../src/reading/listed-businesses.js';
import { ReferenceTables } from '../src/reading/reference-tables.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
let categoryId: string;
beforeEach(async () => {
  await directory.reset();
  categoryId = await directory.category('Süt Ürünleri');
});

const location = { ...aBusinessInput({}).locations[0]!, id: undefined };
const create = (over: object) =>
  directory.get(BusinessForms).create(
    {
      business: aBusinessInput({
        status: 'active',
        categoryIds: [categoryId],
        certificates: [],
        products: [],
        ...over,
      }),
    },
    {},
  );
const update = ({ id, revision }: { id: string; revision: number }, changes: object) =>
  directory.get(BusinessForms).update({ id, revision, changes }, {});
const ensureDistrict = (name: string, city: string) =>
  directory
    .get(Districts)
    .ensure({ districts: [{ name, city, region: null, country: 'TR', description: null, imageUrl: null }] }, {});
const tables = () => directory.get(ReferenceTables).get();
const names = async (over: object) => {
  const request = { words: [], categoryIds: [], sort: 'name' as const, page: 1, pageSize: 12, ...over };
  return (await directory.get(ListedBusinesses).list(request)).businesses.map(({ name }) => name);
};

describe('the texts of pages', () => {
  const save = (kind: 'city' | 'district' | 'category', key: string, html: string) =>
    directory.get(SeoTexts).save({ kind, key, html }, {});
  const read = async (kind: 'city' | 'district' | 'category', key: string) =>
    (await directory.get(SeoTexts).get({ kind, key })).seoText;

  it('PUB-SEO-12 DATA-09 API-07 API-11 are stored once per city slug, district id and category id', async () => {
    const { districts } = await ensureDistrict('Kadıköy', 'İstanbul');
    const districtId = districts[0]!.id;
    await save('city', 'izmir', '<p>eski</p>');
    await save('city', 'izmir', '<p>yeni</p>');
    await save('district', districtId, '<p>semt</p>');
    await save('category', categoryId, '<p>kategori</p>');

    expect(await read('city', 'izmir')).toMatchObject({ name: 'İzmir', html: '<p>yeni</p>' });
    expect(await read('district', districtId)).toMatchObject({ name: 'Kadıköy', html: '<p>semt</p>' });
    expect(await read('category', categoryId)).toMatchObject({ name: 'Süt Ürünleri', html: '<p>kategori</p>' });
    expect(await directory.rows('seoTexts')).toHaveLength(3);
  });

  it('PUB-SEO-13 are sanitised before they are stored', async () => {
    await save('city', 'bursa', '<h1 onclick="x">Bursa</h1><script>alert(1)</script><p style="a">İpek</p>');
    expect(await directory.rows('seoTexts')).toMatchObject([{ html: '<h2>Bursa</h2><p>İpek</p>' }]);
  });

  it('GEN-19 have at most 200 kB of HTML', async () => {
    const longest = `<p>${'ş'.repeat(99_996)}x</p>`;
    expect(Buffer.byteLength(longest)).toBe(200_000);
    await save('city', 'mersin', longest);
    expect(await rejectionOf(save('city', 'mersin', longest.replace('x', 'xx')))).toMatchObject({
      code: 'seo-text-too-long',
      kind: 'unprocessable',
      fieldErrors: [{ field: 'html', code: 'too-long' }],
    });
    expect(await read('city', 'mersin')).toMatchObject({ html: longest });
  });

  it('API-07 are null when not written, and are refused for an unknown subject', async () => {
    expect(await read('city', 'ankara')).toBeNull();
    const unknown = { code: 'seo-subject-unknown', kind: 'not-found' };
    expect(await rejectionOf(save('city', 'hicbir-yer', '<p>a</p>'))).toMatchObject(unknown);
    expect(await rejectionOf(save('category', anId(), '<p>a</p>'))).toMatchObject(unknown);
  });

  it('are announced when written and when deleted, in the order of their versions', async () => {
    await save('city', 'adana', '<p>a</p>');
    const remove = () => directory.get(SeoTexts).remove({ kind: 'city', key: 'adana' }, {});
    await remove();
    await remove();
    await save('city', 'adana', '<p>b</p>');

    const announced = await directory.told({ subject: SeoTextChanged.subject });
    expect(announced).toMatchObject([
      { envelope: { version: 1, data: { html: '<p>a</p>' } } },
      { envelope: { version: 2, data: { html: null } } },
      { envelope: { version: 3, data: { html: '<p>b</p>' } } },
    ]);
  });
});

describe('lists of places', () => {
  it('PUB-CITY-06 PUB-CITY-07 find the businesses of a city in any spelling', async () => {
    await create({ name: 'Bir', locations: [{ ...location, city: 'ISTANBUL', borough: 'Kadıköy' }] });
    await create({ name: 'Gizli', status: 'pending', locations: [{ ...location, city: 'İstanbul' }] });
    await create({
      name: 'İki',
      locations: [{ ...location, city: 'istanbul', borough: 'KADIKOY', country: 'Turkey' }],
    });
    await create({ name: 'Üç', locations: [{ ...location, city: 'İzmir', borough: null }] });

    expect(await names({ cityKey: 'istanbul' })).toEqual(['Bir', 'İki']);
    expect(await names({ districtKeys: ['id:x', 'k:istanbul/kadikoy'] })).toEqual(['Bir', 'İki']);
    expect(await names({ cityKey: 'izmir', categoryIds: [categoryId] })).toEqual(['Üç']);
    expect(await names({ cityKey: 'izmir', words: ['bir'] })).toEqual([]);
  });

  it('include businesses that were stored before these lists existed, after the migration', async () => {
    const { slug } = await create({ name: 'Eskiden Beri', locations: [{ ...location, city: 'Van', borough: null }] });
    const businesses = directory.db.collection('businesses');
    await businesses.updateMany({}, { $unset: { nameSlug: '' }, $set: { lists: ['all'] } });
    await PLACES_MIGRATION.up(directory.db);

    expect(await names({ cityKey: 'van' })).toEqual(['Eskiden Beri']);
    expect(await businesses.findOne({ slug })).toMatchObject({ nameSlug: 'eskiden-beri' });
  });
});

describe('counts', () => {
  const counted = async () => {
    await directory.get(CountsAggregator).now();
    const { categories, cities, districts } = await tables();
    return [categories[0]?.businessCount, cities.map(({ key, businessCount }) => `${key} ${businessCount}`), districts[0]?.businessCount]; // oxfmt-ignore
  };

  it('PUB-DIST-06 PUB-DIST-07 follow a creation, a move, a change of status, and a new district', async () => {
    const at = (borough: string, city = 'İstanbul') => ({ locations: [{ ...location, city, borough }] });
    const first = await create({ name: 'Bir', ...at('Kadıköy') });
    await create({ name: 'İki', ...at('Kadıköy') });
    expect(await counted()).toEqual([2, ['istanbul 2'], undefined]);

    await ensureDistrict('Kadıköy', 'İstanbul');
    expect(await counted()).toEqual([2, ['istanbul 2'], 2]);

    const moved = await update(first, at('Bornova', 'İzmir'));
    expect(await counted()).toEqual([2, ['istanbul 1', 'izmir 1'], 1]);

    await update(moved, { status: 'inactive' });
    expect(await counted()).toEqual([1, ['istanbul 1'], 1]);
  });
});

describe('former slugs', () => {
  const find = async (nameSlug: string) => (await directory.get(GetBusinessBySlugQuery).findSlug({ nameSlug })).slug;

  it('ROUTE-05 are resolved by slug, then by history, then by name, where the oldest business wins', async () => {
    const mill = await create({ name: 'Taş Değirmen' });
    await update(mill, { slug: 'degirmen' });
    const dairy = await create({ name: 'Kars Süt' });
    await update(dairy, { name: 'Ardahan Süt' });

    expect(await find('degirmen')).toBe('degirmen');
    expect(await find('tas-degirmen')).toBe('degirmen');
    expect(await find('ardahan-sut')).toBe('kars-sut');
    expect(await find('yok-boyle-biri')).toBeNull();

    const renamed = await create({ name: 'Sonraki' });
    await update(renamed, { name: 'Ardahan Süt!' });
    expect(await find('ardahan-sut')).toBe('kars-sut');
    await update(await byRevision(dairy.id), { status: 'inactive' });
    expect(await find('ardahan-sut')).toBe('sonraki');
  });

  it('SLUG-09 of categories redirect to the current slug, or to null when deleted; a live category comes first', async () => {
    const second = await directory.category('Peynir');
    const third = await directory.category('Bal');
    const at = new Date();
    await directory.db.collection<{ _id: string }>('slugHistory').insertMany([
      { _id: anId(), kind: 'category', slug: 'mandira', id: categoryId, at },
      { _id: anId(), kind: 'category', slug: 'peynir', id: categoryId, at },
      { _id: anId(), kind: 'category', slug: 'petek', id: third, at },
    ] as never);
    await directory.db.collection<{ _id: string }>('categories').updateOne({ _id: third }, { $set: { deletedAt: at } });

    const { formerSlugs, categories } = await tables();
    expect(categories.find(({ id }) => id === second)?.slug).toBe('peynir');
    expect(formerSlugs).toEqual(
      expect.arrayContaining([
        { kind: 'category', slug: 'mandira', to: 'sut-urunleri' },
        { kind: 'category', slug: 'petek', to: null },
        { kind: 'category', slug: 'bal', to: null },
      ]),
    );
    expect(formerSlugs).toHaveLength(3);
  });

  const byRevision = async (id: string) => {
    const [row] = await directory.rows('businesses', { _id: id });
    return { id, revision: row!['revision'] as number };
  };
});
