import { CountsRecounted } from '@tedarik/events';
import { anImportedBusiness } from '@tedarik/testing';
import { DeleteBusinessHandler } from '../src/commands/delete-business.handler.js';
import { EnsureCategoriesHandler } from '../src/commands/ensure-categories.handler.js';
import { EnsureDistrictsHandler } from '../src/commands/ensure-districts.handler.js';
import { ImportBusinessesHandler } from '../src/commands/import-businesses.handler.js';
import { Recount } from '../src/counts/recount.js';
import { ReferenceTables } from '../src/queries/reference-tables.js';
import { aDirectory, anId, type Directory } from './a-directory.js';

let directory: Directory;
beforeEach(async () => {
  directory = await aDirectory();
});
afterEach(() => directory.close());

const tables = () => directory.get(ReferenceTables).get();
const recounted = async () => {
  while (!(await directory.get(Recount).now()));
  return tables();
};
const ensureCategories = (...categories: { name: string; slug?: string; sortOrder?: number }[]) =>
  directory.get(EnsureCategoriesHandler).execute({ categories }, {});
const kadikoy = {
  name: 'Kadıköy',
  city: 'Istanbul',
  region: null,
  country: 'Turkey',
  description: null,
  imageUrl: null,
};
const ensureDistricts = (...districts: (typeof kadikoy)[]) =>
  directory.get(EnsureDistrictsHandler).execute({ districts }, {});
const importOne = async (name: string, category: string, city: string, borough: string | null) => {
  const row = anImportedBusiness({
    row: 1,
    name,
    slug: null,
    placeId: null,
    status: 'active',
    categoryIds: [category],
  });
  const business = { ...row, location: { ...row.location, city, borough, country: 'Turkey' } };
  const { outcomes } = await directory
    .get(ImportBusinessesHandler)
    .execute({ importId: anId(), chunk: 0, fence: 1, businesses: [business] });
  return outcomes[0]?.businessId ?? '';
};

it('GEN-17 counts public businesses per category, city and district', async () => {
  const category = await directory.category('Gıda');
  await ensureDistricts(kadikoy);
  await importOne('Bir', category, 'Istanbul', 'Kadıköy');
  await importOne('İki', category, 'İSTANBUL', 'Kadikoy');
  const gone = await importOne('Üç', category, 'İzmir', null);
  expect(await recounted()).toMatchObject({
    categories: [{ name: 'Gıda', businessCount: 3 }],
    cities: [
      { key: 'istanbul', name: 'İstanbul', country: 'Türkiye', businessCount: 2 },
      { key: 'izmir', name: 'İzmir', businessCount: 1 },
    ],
    districts: [{ name: 'Kadıköy', slug: 'istanbul-kadikoy', city: 'İstanbul', businessCount: 2 }],
  });

  await directory.get(DeleteBusinessHandler).execute({ id: gone }, {});
  expect(await recounted()).toMatchObject({ categories: [{ businessCount: 2 }], cities: [{ key: 'istanbul' }] });
});

it('PUB-DIST-07 a district made later counts the businesses that were there, and rewrites none', async () => {
  const id = await importOne('Eskiden Beri', await directory.category('Gıda'), 'İstanbul', 'Kadıköy');
  await ensureDistricts(kadikoy);
  expect(await recounted()).toMatchObject({ districts: [{ businessCount: 1 }] });
  expect(await directory.rows('businesses', { _id: id })).toMatchObject([{ version: 1 }]);
});

it('announces a recount only when a number has changed', async () => {
  const announced = () => directory.rows('outbox', { subject: CountsRecounted.subject });
  await recounted();
  const before = (await announced()).length;
  await importOne('Sayılan', await directory.category('Gıda'), 'İzmir', null);
  await recounted();
  expect(await announced()).toHaveLength(before + 1);
  await recounted();
  expect(await announced()).toHaveLength(before + 1);
});

it('ADM-CAT-05 finds a category by its folded name, makes the others, and answers in the order of the request', async () => {
  const first = await ensureCategories({ name: 'Süt Ürünleri', sortOrder: 2 }, { name: 'Çay', sortOrder: 1 });
  const second = await ensureCategories({ name: 'ÇAY' }, { name: 'Bal' }, { name: 'süt ürünleri' }, { name: 'BAL' });
  expect(second.categories.map(({ name }) => name)).toEqual(['Çay', 'Bal', 'Süt Ürünleri', 'Bal']);
  expect(second.categories[0]).toEqual(first.categories[1]);
  expect((await tables()).categories.map(({ name }) => name)).toEqual(['Çay', 'Süt Ürünleri', 'Bal']);
});

it('many that want the same category at once get one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => ensureCategories({ name: 'Kuruyemiş', slug: 'kuruyemis' }, { name: 'Bakliyat' })),
  );
  expect(new Set(answers.map(({ categories }) => JSON.stringify(categories))).size).toBe(1);
  expect(await directory.rows('categories')).toHaveLength(2);
});

it('PUB-DIST-05 tells districts of one name apart by their city', async () => {
  const { districts } = await ensureDistricts(
    { ...kadikoy, name: 'Merkez', city: 'Sivas' },
    { ...kadikoy, name: 'Merkez', city: 'Kastamonu' },
    { ...kadikoy, name: 'MERKEZ', city: 'sivas' },
  );
  expect(districts.map(({ slug }) => slug)).toEqual(['sivas-merkez', 'kastamonu-merkez', 'sivas-merkez']);
});
