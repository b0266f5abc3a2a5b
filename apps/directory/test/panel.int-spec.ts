import { aBusinessInput, aLocationInput, anImportedBusiness, sharedByTests } from '@tedarik/testing';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { ImportChunks } from '../src/import/import-chunks.js';
import { GetDirectoryPanelQuery } from '../src/counts/get-directory-panel.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
beforeEach(() => directory.reset());

const panel = () => directory.get(GetDirectoryPanelQuery).execute();
const counters = async () => {
  const { businessCount, categoryCount, cityCount } = await panel();
  return [businessCount, categoryCount, cityCount];
};
const inCity = (city: string) => aLocationInput({ city, borough: null, address: 'Merkez', postalCode: null });
const create = (name: string, categoryIds: string[], cities: string[], over = {}) =>
  directory
    .get(BusinessForms)
    .create({ business: aBusinessInput({ name, categoryIds, locations: cities.map(inCity), ...over }) }, {});

it('ADM-DASH-01 ADM-DASH-05 counts businesses of any status, and their categories and cities', async () => {
  expect(await counters()).toEqual([0, 0, 0]);
  const [cheese, oil] = [await directory.category('Peynir'), await directory.category('Zeytinyağı')];
  await directory.category('Kimsenin Olmayan');
  await create('Bir', [cheese], ['İstanbul', 'İzmir']);
  const pending = await create('İki', [cheese, oil], ['istanbul', 'Lefkoşa'], { status: 'pending' });
  expect(await counters()).toEqual([2, 2, 3]);

  await directory.get(DeletedBusinesses).delete({ id: pending.id }, {});
  expect(await counters()).toEqual([1, 1, 2]);
});

it('ADM-DASH-05 equals a recount after an import, an edit and a delete', async () => {
  const [cheese, oil] = [await directory.category('Peynir'), await directory.category('Zeytinyağı')];
  const { id, revision } = await create('Elle Girilen', [cheese], ['Bursa']);
  const businesses = ['Bir', 'İki', 'Üç'].map((name, index) => {
    const row = anImportedBusiness({ row: index + 1, name, categoryIds: [oil] });
    return { ...row, location: { ...row.location, city: ['Ankara', 'Bursa', 'Van'][index]! } };
  });
  await directory.get(ImportChunks).write({ importId: anId(), chunk: 0, fence: 1, businesses }, {});
  expect(await counters()).toEqual([4, 2, 3]);

  await directory
    .get(BusinessForms)
    .update({ id, revision, changes: { name: 'Yeniden Adlandırılan', locations: [inCity('Rize')] } }, {});
  expect(await counters()).toEqual([4, 2, 4]);
  await directory.get(DeletedBusinesses).delete({ id }, {});
  expect(await counters()).toEqual([3, 1, 3]);

  const live = await directory.rows('businesses', { deletedAt: null });
  const distinct = (keys: string[]) => new Set(keys).size;
  expect(await counters()).toEqual([
    live.length,
    distinct(live.flatMap(({ categoryIds }) => categoryIds as string[])),
    distinct(live.flatMap(({ locations }) => (locations as { cityKey: string }[]).map(({ cityKey }) => cityKey))),
  ]);
});

it('ADM-DASH-02 ADM-DASH-03 lists the five newest businesses with categories and first place, newest first', async () => {
  const [cheese, oil] = [await directory.category('Peynir'), await directory.category('Zeytinyağı')];
  for (const name of ['Bir', 'İki', 'Üç', 'Dört', 'Beş']) await create(name, [], []);
  const deleted = await create('Silinen', [], []);
  await create('Altı', [oil, cheese], ['Muğla', 'İzmir'], { status: 'pending' });
  await directory.get(DeletedBusinesses).delete({ id: deleted.id }, {});
  const { recent } = await panel();
  expect(recent.map(({ name }) => name)).toEqual(['Altı', 'Beş', 'Dört', 'Üç', 'İki']);
  expect(recent[0]).toMatchObject({
    slug: 'alti',
    status: 'pending',
    categoryNames: ['Zeytinyağı', 'Peynir'],
    place: { city: 'Muğla', country: 'Türkiye' },
  });
  expect(recent[1]).toMatchObject({ categoryNames: [], place: null });
});
