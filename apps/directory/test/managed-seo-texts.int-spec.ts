import { SeoTextChanged } from '@tedarik/events';
import { sharedByTests, rejectionOf } from '@tedarik/testing';
import { Categories } from '../src/records/categories.js';
import { Districts } from '../src/records/districts.js';
import { SeoTexts } from '../src/managed-seo-texts/seo-texts.js';
import { ManagedSeoTexts } from '../src/managed-seo-texts/managed-seo-texts.js';
import { aDirectory, anId } from './a-directory.js';

type Kind = 'city' | 'district' | 'category';

const directory = sharedByTests(aDirectory);
let categoryId: string;
let districtId: string;
beforeEach(async () => {
  await directory.reset();
  categoryId = await directory.category('Şekerleme');
  const district = { name: 'Moda', city: 'İstanbul', region: 'Marmara', country: 'Türkiye' };
  const created = await directory.get(Districts).create({ ...district, description: null, imageUrl: null }, {});
  districtId = created.id;
});

const write = (kind: Kind, key: string, html: string, version = 0) =>
  directory.get(SeoTexts).write({ kind, key, html, version }, {});
const read = async (kind: Kind, key: string) => (await directory.get(ManagedSeoTexts).get({ kind, key })).seoText;
const remove = (kind: Kind, key: string) => directory.get(SeoTexts).remove({ kind, key }, {});
const list = (request: Partial<Parameters<ManagedSeoTexts['list']>[0]> = {}) =>
  directory
    .get(ManagedSeoTexts)
    .list({ search: '', page: 1, pageSize: 20, sort: 'subject', descending: false, ...request });
const names = async (request?: Parameters<typeof list>[0]) => (await list(request)).seoTexts.map(({ name }) => name);
const subjects = async (kind: Kind) => (await directory.get(ManagedSeoTexts).listSubjects({ kind })).subjects;

it('ADM-SEO-05 lists texts by type and then name; a save adds or edits a text, and returns its time', async () => {
  await write('city', 'izmir', '<p>a</p>');
  await write('district', districtId, '<p>b</p>');
  await write('category', categoryId, '<p>c</p>');
  const { version } = await write('city', 'cankiri', '<p>d</p>');
  expect(await names()).toEqual(['Şekerleme', 'Çankırı', 'İzmir', 'Moda']);
  expect(await names({ kind: 'city' })).toEqual(['Çankırı', 'İzmir']);

  const saved = await write('city', 'cankiri', '<p>e</p>', version);
  expect(await read('city', 'cankiri')).toEqual(saved);
  expect(saved).toMatchObject({ html: '<p>e</p>', version: 2, updatedAt: expect.any(String) });
  expect(await names({ sort: 'updated', descending: true })).toEqual(['Çankırı', 'Şekerleme', 'Moda', 'İzmir']);
});

it('ADM-SEO-01 searches by name and type; ADM-SEO-08 shows the first 100 characters without tags', async () => {
  await write('city', 'izmir', `<h2>Başlık</h2><p>${'ş'.repeat(200)}</p>`);
  await write('category', categoryId, '<p>a &amp; b</p>');
  const { seoTexts } = await list();
  expect(seoTexts).toMatchObject([{ preview: 'a & b' }, { preview: `Başlık ${'ş'.repeat(93)}` }]);
  expect(await names({ search: 'SEKERLEME' })).toEqual(['Şekerleme']);
  expect(await names({ search: 'IZMIR' })).toEqual(['İzmir']);
  expect(await names({ search: 'şehir' })).toEqual(['İzmir']);
  expect(await names({ search: 'kategori' })).toEqual(['Şekerleme']);
});

it('ADM-SEO-03 needs an existing entity and a text that is not blank', async () => {
  expect(await rejectionOf(write('city', 'izmir', '<p> </p><script>x</script>'))).toMatchObject({
    kind: 'unprocessable',
    fieldErrors: [{ field: 'html', code: 'required' }],
  });
  const unknown = { code: 'seo-subject-unknown', kind: 'not-found' };
  expect(await rejectionOf(write('city', 'atlantis', '<p>a</p>'))).toMatchObject(unknown);
  expect(await rejectionOf(write('category', anId(), '<p>a</p>'))).toMatchObject(unknown);
});

it('ADM-SEO-06 neither adding a second text nor a stale form overwrites a text', async () => {
  const { version } = await write('city', 'izmir', '<p>ilk</p>');
  expect(await rejectionOf(write('city', 'izmir', '<p>ikinci</p>'))).toMatchObject({
    code: 'seo-text-exists',
    kind: 'conflict',
  });
  await write('city', 'izmir', '<p>üçüncü</p>', version);
  expect(await rejectionOf(write('city', 'izmir', '<p>dördüncü</p>', version))).toMatchObject({
    code: 'seo-text-changed-meanwhile',
    kind: 'conflict',
    details: { version: 2 },
  });
  expect(await read('city', 'izmir')).toMatchObject({ html: '<p>üçüncü</p>' });

  const both = await Promise.all([
    rejectionOf(write('city', 'van', '<p>a</p>')),
    rejectionOf(write('city', 'van', '<p>b</p>')),
  ]);
  expect(both.filter((answer) => answer === 'it did not fail')).toHaveLength(1);
});

it('ADM-SEO-02 deletes a text; a new one can be written afterwards', async () => {
  await write('city', 'izmir', '<p>ilk</p>');
  await remove('city', 'izmir');
  await remove('city', 'izmir');
  expect(await read('city', 'izmir')).toBeNull();
  expect(await list()).toEqual({ seoTexts: [], total: 0 });
  expect(await write('city', 'izmir', '<p>yeni</p>')).toMatchObject({ version: 3 });
  expect(await directory.told({ subject: SeoTextChanged.subject })).toMatchObject([
    { version: 1, envelope: { data: { html: '<p>ilk</p>' } } },
    { version: 2, envelope: { data: { html: null } } },
    { version: 3, envelope: { data: { html: '<p>yeni</p>' } } },
  ]);
});

it('ADM-CAT-07 the text of a category stays with it when it is renamed, and is listed under the new name', async () => {
  await write('category', categoryId, '<p>a</p>');
  await directory.get(Categories).update({ id: categoryId, revision: 1, name: 'Lokum' }, {});
  expect(await names()).toEqual(['Lokum']);
  expect(await read('category', categoryId)).toMatchObject({ name: 'Lokum', html: '<p>a</p>' });
});

it('ADM-SEO-04 offers cities, districts with their city, and categories, and marks those with a text', async () => {
  await write('city', 'adiyaman', '<p>a</p>');
  const cities = await subjects('city');
  expect(cities).toHaveLength(81);
  expect(cities.slice(0, 2)).toEqual([
    { key: 'adana', name: 'Adana', city: null, hasText: false },
    { key: 'adiyaman', name: 'Adıyaman', city: null, hasText: true },
  ]);
  expect(await subjects('district')).toEqual([{ key: districtId, name: 'Moda', city: 'İstanbul', hasText: false }]);
  expect(await subjects('category')).toEqual([{ key: categoryId, name: 'Şekerleme', city: null, hasText: false }]);
});
