import type { ImportedBusiness } from '@tedarik/commands';
import { AUDIT_RECORDED, BusinessChanged } from '@tedarik/events';
import { aBusinessInput, anImportedBusiness, sharedByTests } from '@tedarik/testing';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { ImportChunks } from '../src/import/import-chunks.js';
import { UndoneImports } from '../src/import/undone-imports.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
let cheese: string;
let olives: string;
beforeAll(async () => {
  cheese = await directory.category('Peynir');
  olives = await directory.category('Zeytin');
});
beforeEach(async () => {
  for (const name of ['businesses', 'outbox', 'overwritten']) await directory.db.collection(name).deleteMany({});
});

const create = (name: string) =>
  directory.get(BusinessForms).create({ business: aBusinessInput({ name, categoryIds: [cheese] }) }, {});
const updated = async (importId: string, targetId: string, over: Partial<ImportedBusiness> = {}, chunk = 0) => {
  const row = anImportedBusiness({ name: 'Başka Ad', action: 'update', targetId, categoryIds: [olives], ...over });
  await directory.get(ImportChunks).write({ importId, chunk, fence: 1, businesses: [row] }, {});
};
const undo = async (importId: string, ...ids: string[]) =>
  (await directory.get(UndoneImports).undoUpdates({ importId, ids }, {})).outcomes;
const byId = async (id: string) => (await directory.get(BusinessForms).get({ id })).business;

it('K3: restores the values of a business that an import overwrote', async () => {
  const [saved, importId] = [await create('Ege Gıda'), anId()];
  await updated(importId, saved.id, { phone: '+90 212 111 22 33', description: 'Bir' });
  await updated(importId, saved.id, { phone: '+90 212 111 22 44', description: 'İki' }, 1);
  expect(await undo(importId, saved.id)).toEqual([{ id: saved.id, outcome: 'undone' }]);
  const { phone, description, categoryIds, locations, openingHours } = saved;
  expect(await byId(saved.id)).toMatchObject({ phone, description, categoryIds, locations, openingHours, version: 4 });
  expect(await directory.told({ aggregateId: saved.id, version: 4 })).toMatchObject([
    { lane: 'bulk', envelope: { subject: BusinessChanged.subject, data: { phone } } },
  ]);
  expect((await directory.told({ subject: AUDIT_RECORDED.directory.subject })).at(-1)).toMatchObject({
    envelope: { data: { action: 'changed', before: { phone: '+90 212 111 22 44' }, after: { phone } } },
  });
});

it('K3: keeps fields that were changed since, and reports it', async () => {
  const [touched, untouched, importId] = [await create('Elden Geçen'), await create('Elden Geçmeyen'), anId()];
  await updated(importId, touched.id, { phone: '+90 212 111 22 33', description: 'Bir' });
  await updated(importId, untouched.id, { phone: '+90 212 111 22 33' }, 1);
  const changes = { phone: '0212 999 88 77' };
  await directory.get(BusinessForms).update({ id: touched.id, revision: 2, changes }, {});
  const outcomes = [
    { id: touched.id, outcome: 'kept' },
    { id: untouched.id, outcome: 'undone' },
  ];
  expect(await undo(importId, touched.id, untouched.id)).toEqual(outcomes);
  const after = await byId(touched.id);
  expect(after).toMatchObject({ description: touched.description, categoryIds: [cheese] });
  expect(after?.phone?.replace(/\D/g, '')).toMatch(/2129998877$/);
  expect(await undo(importId, touched.id, untouched.id)).toEqual(outcomes);
  expect(await byId(touched.id)).toEqual(after);
});

it('K3: a business that is deleted or was updated too long ago stays as it is', async () => {
  const [deleted, old, importId] = [await create('Silinen'), await create('Eski'), anId()];
  for (const [chunk, { id }] of [deleted, old].entries()) await updated(importId, id, { phone: '+90 212 1' }, chunk);
  await directory.get(DeletedBusinesses).delete({ id: deleted.id }, {});
  await directory.db.collection('overwritten').deleteMany({ businessId: old.id });
  expect(await undo(importId, deleted.id, old.id)).toMatchObject([{ outcome: 'kept' }, { outcome: 'kept' }]);
  const indexes = await directory.db.collection('overwritten').indexes();
  expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 30 * 86_400 }));
});
