import { DistrictChanged, DistrictDeleted } from '@tedarik/events';
import { aBusinessInput, aLocationInput, sharedByTests, rejectionOf } from '@tedarik/testing';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { Districts } from '../src/records/districts.js';
import { SeoTexts } from '../src/managed-seo-texts/seo-texts.js';
import { CountsAggregator } from '../src/counts/counts-aggregator.js';
import { ListManagedCitiesQuery } from '../src/records/list-managed-cities.js';
import { ReferenceTables } from '../src/reading/reference-tables.js';
import { Sweeper } from '../src/sweep/sweeper.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
beforeEach(() => directory.reset());

const form: Parameters<Districts['create']>[0] = {
  name: 'Kadıköy',
  city: 'İstanbul',
  region: 'Marmara',
  country: 'Türkiye',
  description: null,
  imageUrl: null,
};
const create = (over: Partial<typeof form> = {}) => directory.get(Districts).create({ ...form, ...over }, {});
const update = ({ id, revision }: { id: string; revision: number }, over: Partial<typeof form>) =>
  directory.get(Districts).update({ id, revision, ...form, ...over }, {});
const remove = async (...ids: string[]) => (await directory.get(Districts).delete({ ids }, {})).outcomes;
const restore = async (...ids: string[]) => (await directory.get(Districts).restore({ ids }, {})).outcomes;
const list = (request: Partial<Parameters<Districts['list']>[0]> = {}) =>
  directory.get(Districts).list({ search: '', page: 1, pageSize: 20, sort: 'name', descending: false, ...request });
const names = async (request?: Parameters<typeof list>[0]) => (await list(request)).districts.map(({ name }) => name);
const business = (name: string, city: string, borough: string) =>
  directory
    .get(BusinessForms)
    .create({ business: aBusinessInput({ name, locations: [aLocationInput({ city, borough, region: null })] }) }, {});
const recounted = async () => {
  await directory.get(CountsAggregator).now();
};
const swept = async () => {
  while (!(await directory.get(Sweeper).now()));
};

describe('adding and editing a district', () => {
  it('ADM-DIST-02 needs name, city, region and country, and stores blank optional fields as null', async () => {
    expect(await create({ name: ' Moda ', description: '  ', imageUrl: '' })).toMatchObject({
      name: 'Moda',
      slug: 'istanbul-moda',
      description: null,
      imageUrl: null,
      revision: 1,
    });
    expect(
      await rejectionOf(create({ name: ' ', city: '', region: ' ', country: '', imageUrl: 'javascript:alert(1)' })),
    ).toMatchObject({
      kind: 'unprocessable',
      fieldErrors: [
        { field: 'name', code: 'required' },
        { field: 'city', code: 'required' },
        { field: 'region', code: 'required' },
        { field: 'country', code: 'required' },
        { field: 'imageUrl', code: 'invalid-url' },
      ],
    });
    expect(await rejectionOf(create({ description: 'a'.repeat(5_001) }))).toMatchObject({
      fieldErrors: [{ field: 'description', code: 'too-long' }],
    });
  });

  it('ADM-DIST-05 refuses the same folded name in the same city, and allows it in another', async () => {
    const first = await create();
    const taken = { code: 'name-taken', kind: 'conflict', fieldErrors: [{ field: 'name', code: 'name-taken' }] };
    expect(await rejectionOf(create({ name: 'KADIKOY', city: 'ISTANBUL' }))).toMatchObject(taken);
    const other = await create({ city: 'Bursa' });
    expect(other).toMatchObject({ slug: 'bursa-kadikoy' });
    expect(await rejectionOf(update(other, { city: 'istanbul' }))).toMatchObject(taken);
    const answers = await Promise.all(Array.from({ length: 5 }, () => rejectionOf(create({ name: 'Moda' }))));
    expect(answers.filter((answer) => answer === 'it did not fail')).toHaveLength(1);

    await remove(first.id);
    expect(await create()).toMatchObject({ slug: 'istanbul-kadikoy' });
  });

  it('ADM-DIST-04 saves an edit; a new name brings a new slug, to which the former slug redirects', async () => {
    const district = await create();
    const edited = await update(district, { name: 'Moda', region: 'Ege', country: 'Turkey' });
    expect(edited).toMatchObject({
      name: 'Moda',
      slug: 'istanbul-moda',
      region: 'Ege',
      country: 'Türkiye',
      revision: 2,
    });
    const { formerSlugs } = await directory.get(ReferenceTables).get();
    expect(formerSlugs).toEqual([{ kind: 'district', slug: 'istanbul-kadikoy', to: 'istanbul-moda' }]);
    expect(await directory.told({ subject: DistrictChanged.subject })).toMatchObject([
      { version: 1 },
      { version: 2, envelope: { data: { name: 'Moda', nameKey: 'moda' } } },
    ]);
    expect(await rejectionOf(update(district, { name: 'Fenerbahçe' }))).toMatchObject({
      code: 'district-changed-meanwhile',
      kind: 'conflict',
    });
    expect(await rejectionOf(update({ id: anId(), revision: 1 }, {}))).toMatchObject({ code: 'district-not-found' });
  });
});

describe('lists of districts and cities', () => {
  beforeEach(async () => {
    await create();
    await create({ name: 'Merkez', city: 'Isparta', region: 'Akdeniz' });
    await create({ name: 'Çankaya', city: 'Ankara', region: 'İç Anadolu' });
    await create({ name: 'Girne', city: 'Girne', region: 'Kıbrıs', country: 'KKTC' });
  });

  it('ADM-DIST-01 are searched by folded name, city, region and country, with the number of businesses', async () => {
    await business('Bir', 'İstanbul', 'Kadıköy');
    await recounted();
    expect(await names()).toEqual(['Çankaya', 'Girne', 'Kadıköy', 'Merkez']);
    expect(await names({ search: 'kadikoy' })).toEqual(['Kadıköy']);
    expect(await names({ search: 'ısparta' })).toEqual(['Merkez']);
    expect(await names({ search: 'ic anadolu' })).toEqual(['Çankaya']);
    expect(await names({ search: 'kktc' })).toEqual(['Girne']);
    expect(await names({ sort: 'city' })).toEqual(['Çankaya', 'Girne', 'Merkez', 'Kadıköy']);
    expect(await names({ cityKey: 'ankara' })).toEqual(['Çankaya']);
    expect((await list({ sort: 'businesses', descending: true, pageSize: 1 })).districts).toMatchObject([
      { name: 'Kadıköy', businessCount: 1 },
    ]);
  });

  it('ADM-DIST-04 of cities show country and counts', async () => {
    await business('Bir', 'İstanbul', 'Fatih');
    await business('İki', 'Van', 'İpekyolu');
    await recounted();
    expect((await directory.get(ListManagedCitiesQuery).execute()).cities).toEqual([
      { key: 'ankara', name: 'Ankara', country: 'Türkiye', businessCount: 0, districtCount: 1 },
      { key: 'girne', name: 'Girne', country: 'KKTC', businessCount: 0, districtCount: 1 },
      { key: 'isparta', name: 'Isparta', country: 'Türkiye', businessCount: 0, districtCount: 1 },
      { key: 'istanbul', name: 'İstanbul', country: 'Türkiye', businessCount: 1, districtCount: 1 },
      { key: 'van', name: 'Van', country: 'Türkiye', businessCount: 1, districtCount: 0 },
    ]);
  });
});

describe('deleting districts', () => {
  it('ADM-DIST-04 hides a district at once and removes it from the locations assigned to it by hand', async () => {
    const { id } = await create();
    const { id: inIt } = await business('Bir', 'İstanbul', 'Kadıköy');
    const { id: byHand } = await business('İki', 'İstanbul', 'Fatih');
    await directory.db
      .collection<{ _id: string }>('businesses')
      .updateOne({ _id: byHand }, { $set: { 'locations.0.districtKeys': [`id:${id}`] } });
    expect(await remove(id)).toEqual([{ id, outcome: 'done', code: null }]);
    expect(await names()).toEqual([]);
    expect(await directory.told({ subject: DistrictDeleted.subject })).toMatchObject([
      { aggregateId: id, version: 2, envelope: { data: { slug: 'istanbul-kadikoy' } } },
    ]);
    expect((await directory.get(ReferenceTables).get()).formerSlugs).toEqual([
      { kind: 'district', slug: 'istanbul-kadikoy', to: null },
    ]);

    await swept();
    expect(await directory.rows('businesses', { _id: byHand })).toMatchObject([
      { locations: [{ districtKeys: [] }], version: 2, revision: 1 },
    ]);
    // The district in the address is not removed: a later district with this name matches it again.
    expect(await directory.rows('businesses', { _id: inIt })).toMatchObject([{ version: 1 }]);
  });

  it('returns an outcome for each, and a repeat changes nothing', async () => {
    const { id } = await create();
    const unknown = anId();
    const expected = [
      { id: unknown, outcome: 'refused', code: 'district-not-found' },
      { id, outcome: 'done', code: null },
    ];
    expect(await remove(unknown, id)).toEqual(expected);
    expect(await remove(unknown, id)).toEqual(expected);
    expect(await directory.told({ subject: DistrictDeleted.subject })).toHaveLength(1);
  });

  it('ADM-SEO-10 deletes the text of the district page with it', async () => {
    const { id } = await create();
    const of = { kind: 'district', key: id } as const;
    await directory.get(SeoTexts).write({ ...of, html: '<p>semt</p>', version: 0 }, {});
    await remove(id);
    expect(await directory.get(SeoTexts).get(of)).toEqual({ seoText: null });
  });
});

describe('undoing the deletion of districts', () => {
  it('PUB-LAY-17 restores a district with its text, and to the locations assigned to it by hand', async () => {
    const { id } = await create();
    const { id: byHand } = await business('İki', 'İstanbul', 'Fatih');
    const key = `id:${id}`;
    await directory.db
      .collection<{ _id: string }>('businesses')
      .updateOne({ _id: byHand }, { $set: { 'locations.0.districtKeys': [key] } });
    const of = { kind: 'district', key: id } as const;
    await directory.get(SeoTexts).write({ ...of, html: '<p>semt</p>', version: 0 }, {});
    await remove(id);
    await swept();
    const unknown = anId();
    const expected = [
      { id, outcome: 'done', code: null },
      { id: unknown, outcome: 'refused', code: 'district-not-found' },
    ];
    expect(await restore(id, unknown)).toEqual(expected);
    await swept();
    expect(await restore(id, unknown)).toEqual(expected);
    expect(await names()).toEqual(['Kadıköy']);
    expect(await directory.rows('businesses', { _id: byHand })).toMatchObject([
      { locations: [{ districtKeys: [key] }], revision: 1 },
    ]);
    expect(await directory.get(SeoTexts).get(of)).toMatchObject({ seoText: { html: '<p>semt</p>' } });
    expect(await directory.told({ subject: DistrictChanged.subject })).toHaveLength(2);
  });

  it('refuses when the city has another district of that name by now', async () => {
    const { id } = await create();
    await remove(id);
    await create();
    expect(await restore(id)).toMatchObject([{ outcome: 'refused', code: 'name-taken' }]);
  });
});
