import type { ImportedBusiness } from '@tedarik/commands';
import { aBusinessInput, aLocationInput, anImportedBusiness, sharedByTests } from '@tedarik/testing';
import { Clock, Erasure } from '@tedarik/service-kit';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { ImportChunks } from '../src/import/import-chunks.js';
import { UndoneImports } from '../src/import/undone-imports.js';
import { IMPORTS_OF_BUSINESSES_MIGRATION } from '../src/migrations/019-imports-of-businesses.js';
import { ListManagedBusinessesQuery } from '../src/managed-businesses/list-managed-businesses.js';
import { RateBusiness } from '../src/reactions/rate-business.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
let category: string;
beforeAll(async () => {
  category = await directory.category('Peynir');
});
beforeEach(async () => {
  for (const name of ['businesses', 'importChunks', 'overwritten']) await directory.db.collection(name).deleteMany({});
});
afterEach(() => jest.restoreAllMocks());

const create = (name: string, over = {}) =>
  directory.get(BusinessForms).create({ business: aBusinessInput({ name, categoryIds: [category], ...over }) }, {});
const row = (name: string, over: Partial<ImportedBusiness> = {}) =>
  anImportedBusiness({ name, placeId: null, categoryIds: [category], ...over });
const update = (targetId: string, over: Partial<ImportedBusiness> = {}) =>
  row('Başka Ad', { action: 'update', targetId, ...over });
let chunk = 0;
const importRows = async (importId: string, ...rows: ImportedBusiness[]) => {
  const businesses = rows.map((one, index) => ({ ...one, row: index + 1 }));
  const command = { importId, chunk: chunk++, fence: 1, businesses };
  const { outcomes } = await directory.get(ImportChunks).write(command, {});
  return outcomes.map(({ businessId }) => businessId ?? '');
};
const list = (over: object) =>
  directory
    .get(ListManagedBusinessesQuery)
    .execute({ search: '', sort: 'name', descending: false, page: 1, pageSize: 20, ...over });
const found = async (importId: string, over = {}) =>
  (await list({ importId, ...over })).businesses.map(({ name }) => name);

it('K17: lists what an import created and updated, whatever later imports do', async () => {
  const [there, other] = [await create('Ege Gıda'), await create('Kimsesiz')];
  const [first, second] = [anId(), anId()];
  const unknown = row('Hatalı', { categoryIds: [anId()] });
  const rows = [row('Yeni Bir'), row('Kimsesiz'), unknown, update(there.id, { phone: '+90 212 111 22 33' })];
  const [created = ''] = await importRows(first, ...rows);
  await importRows(first, row('Yeni İki'));
  await importRows(second, update(created, { description: 'Sonra' }), update(there.id, { description: 'Sonra' }));
  expect(await found(first)).toEqual(['Ege Gıda', 'Yeni Bir', 'Yeni İki']);
  expect(await found(second)).toEqual(['Ege Gıda', 'Yeni Bir']);
  expect(await found(anId())).toEqual([]);
  expect((await list({})).total).toBe(4);
  expect(other.version).toBe(1);
});

it('K17: lists a business for which an import had nothing new, and keeps its version', async () => {
  const [id = ''] = await importRows(anId(), row('Ege Gıda'));
  const importId = anId();
  await importRows(importId, update(id));
  expect(await found(importId)).toEqual(['Ege Gıda']);
  expect(await directory.rows('businesses')).toMatchObject([{ version: 1, revision: 1 }]);
});

it('K17: combines with search, filters, order and pages', async () => {
  const importId = anId();
  await create('Bal Bekleyen', { status: 'pending' });
  await importRows(importId, row('Bal Evi', { status: 'pending' }), row('Bal Yurdu'), row('Çay Evi'));
  expect(await found(importId, { search: 'bal' })).toEqual(['Bal Evi', 'Bal Yurdu']);
  expect(await found(importId, { search: 'bal', status: 'pending' })).toEqual(['Bal Evi']);
  expect(await found(importId, { categoryId: null })).toEqual([]);
  expect(await found(importId, { descending: true, pageSize: 2 })).toEqual(['Çay Evi', 'Bal Yurdu']);
  expect(await list({ importId, page: 2, pageSize: 2 })).toMatchObject({ businesses: [{ name: 'Çay Evi' }], total: 3 });
});

it('K17: a save or a rating keeps a business in the list, a deletion removes it', async () => {
  const importId = anId();
  const [id = ''] = await importRows(importId, row('Bal Evi'));
  await directory.get(BusinessForms).update({ id, revision: 1, changes: { phone: '0212 111 22 33' } }, {});
  await directory.get(RateBusiness).apply(id, { averageRating: 4.5, reviewCount: 2, version: 1 });
  expect(await found(importId)).toEqual(['Bal Evi']);
  await directory.get(DeletedBusinesses).delete({ id }, {});
  expect(await found(importId)).toEqual([]);
});

it('K17: the list keeps the businesses that an undo did not undo', async () => {
  const [touched, untouched] = [await create('Elden Geçen'), await create('Elden Geçmeyen')];
  const importId = anId();
  const updates = [touched, untouched].map(({ id }) => update(id, { phone: '+90 212 111 22 33' }));
  const ids = await importRows(importId, row('Yeni Kalan'), row('Yeni Giden'), ...updates);
  const edits = [
    { id: touched.id, revision: 2 },
    { id: ids[0]!, revision: 1 },
  ];
  const changes = { phone: '0212 999 88 77' };
  for (const edit of edits) await directory.get(BusinessForms).update({ ...edit, changes }, {});
  await directory.get(UndoneImports).undoUpdates({ importId, ids: [touched.id, untouched.id] }, {});
  await directory.get(UndoneImports).undoBusinesses({ ids: ids.slice(0, 2) });
  expect(await found(importId)).toEqual(['Elden Geçen', 'Yeni Kalan']);
});

it('K17: an erased business has no import ids', async () => {
  const now = jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date('2026-03-01T10:00:00.000Z'));
  const importId = anId();
  const [id = ''] = await importRows(importId, row('Bal Evi'));
  await directory.get(DeletedBusinesses).delete({ id }, {});
  now.mockReturnValue(new Date('2026-04-01T10:00:00.000Z'));
  await directory.get(Erasure).eraseDue();
  expect(await directory.rows('businesses')).toMatchObject([{ _id: id, name: '', importIds: [] }]);
});

it('K17: a business stores the ids of its last twenty imports', async () => {
  const { id } = await create('Her Gece Yenilenen');
  const importIds = Array.from({ length: 22 }, anId);
  for (const importId of importIds) await importRows(importId, update(id));
  expect(await directory.rows('businesses')).toMatchObject([{ importIds: importIds.slice(2) }]);
});

it('K17: the migration adds the imports of the last thirty days to their businesses, except those undone', async () => {
  const [undone, kept, deleted] = [await create('Geri Alınan'), await create('Kalan'), await create('Silinen')];
  const [first, second] = [anId(), anId()];
  await importRows(first, row('Yeni'), ...[undone, kept, deleted].map(({ id }) => update(id, { description: 'Bir' })));
  await importRows(second, update(kept.id, { description: 'İki' }));
  await directory.get(UndoneImports).undoUpdates({ importId: first, ids: [undone.id] }, {});
  await directory.get(DeletedBusinesses).delete({ id: deleted.id }, {});
  const businesses = directory.db.collection<{ _id: string }>('businesses');
  const before = await businesses.find().toArray();
  await businesses.updateMany({}, { $unset: { importIds: '' } });
  expect(await found(first)).toEqual([]);
  await IMPORTS_OF_BUSINESSES_MIGRATION.up(directory.db);
  await IMPORTS_OF_BUSINESSES_MIGRATION.up(directory.db);
  expect([await found(first), await found(second)]).toEqual([['Kalan', 'Yeni'], ['Kalan']]);
  const now = await businesses.find().toArray();
  expect(now.map((one) => ({ importIds: [], ...one }))).toEqual(before);
  // A business stored without the field is overwritten like any other.
  await importRows(second, update(undone.id));
  expect(await found(second)).toEqual(['Geri Alınan', 'Kalan']);
});

it('K17: uses the index of imports, newest first, and reads no other business', async () => {
  for (let index = 0; index < 30; index++) await create(`Toptancı ${index}`, { locations: [aLocationInput()] });
  const importId = anId();
  await importRows(importId, row('Bir'), row('İki'));
  await directory.db.command({ profile: 2 });
  await list({ importId, sort: 'newest', descending: true });
  await directory.db.command({ profile: 0 });
  const profiled = directory.db.collection('system.profile').find({ ns: `${directory.db.databaseName}.businesses` });
  const requests = (await profiled.toArray()) as unknown as { planSummary: string; keysExamined: number }[];
  expect(requests.map(({ planSummary }) => planSummary).join()).toContain('importIds: 1, createdAt: 1');
  for (const { keysExamined } of requests) expect(keysExamined).toBeLessThanOrEqual(4);
});
