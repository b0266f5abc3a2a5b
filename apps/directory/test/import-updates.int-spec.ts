import type { ImportedBusiness } from '@tedarik/commands';
import { AUDIT_RECORDED, BusinessChanged } from '@tedarik/events';
import { aBusinessInput, anImportedBusiness, sharedByTests, rejectionOf } from '@tedarik/testing';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { ImportChunks } from '../src/import/import-chunks.js';
import { CountsAggregator } from '../src/counts/counts-aggregator.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { MatchBusinessesQuery } from '../src/import/match-businesses.js';
import { ReferenceTables } from '../src/reading/reference-tables.js';
import { aDirectory, anId } from './a-directory.js';

const ADMIN = { actor: { kind: 'back-office' as const, id: 'admin', name: 'Elif Kara' } };

const directory = sharedByTests(aDirectory);
let cheese: string;
let olives: string;
beforeAll(async () => {
  cheese = await directory.category('Peynir');
  olives = await directory.category('Zeytin');
});
beforeEach(async () => {
  for (const name of ['businesses', 'outbox', 'importChunks']) await directory.db.collection(name).deleteMany({});
});

const row = (name: string, over: Partial<ImportedBusiness> = {}) =>
  anImportedBusiness({ name, placeId: null, categoryIds: [olives], ...over });
const update = (targetId: string, over: Partial<ImportedBusiness> = {}) =>
  row('Başka Ad', { action: 'update', targetId, ...over });
const importRows = async (
  businesses: ImportedBusiness[],
  { importId = anId(), context = {} }: { importId?: string; context?: object } = {},
) => {
  const numbered = businesses.map((one, index) => ({ ...one, row: index + 1 }));
  const command = { importId, chunk: 0, fence: 1, businesses: numbered };
  return (await directory.get(ImportChunks).write(command, context)).outcomes;
};
const create = (name: string, over = {}) =>
  directory.get(BusinessForms).create({ business: aBusinessInput({ name, categoryIds: [cheese], ...over }) }, {});
const byId = async (id: string) => (await directory.get(BusinessForms).get({ id })).business;
const countedUnderOlives = async () => {
  await directory.get(CountsAggregator).now();
  const { categories } = await directory.get(ReferenceTables).get();
  return categories.find(({ id }) => id === olives)?.businessCount ?? 0;
};
const announced = (aggregateId: string) => directory.told({ aggregateId, version: { $gt: 1 } });
const onRecord = () => directory.told({ subject: AUDIT_RECORDED.directory.subject });

describe('IMP-JSON-07 a row that updates a business', () => {
  it('stores its values, announces the business on the bulk lane, and makes open forms stale', async () => {
    const saved = await create('Ege Gıda');
    const said = { phone: '+90 212 111 22 33', description: 'Yeni açıklama', photosCount: 0 };
    expect(await importRows([update(saved.id, said)])).toEqual([
      { row: 1, outcome: 'updated', reason: null, businessId: saved.id, slug: 'ege-gida' },
    ]);
    expect(await byId(saved.id)).toMatchObject({
      name: 'Ege Gıda',
      phone: said.phone,
      description: said.description,
      photosCount: saved.photosCount,
      verified: true,
      categoryIds: [cheese, olives],
      version: 2,
      revision: 2,
    });
    expect(await announced(saved.id)).toMatchObject([
      { lane: 'bulk', version: 2, envelope: { subject: BusinessChanged.subject, data: { phone: said.phone } } },
    ]);
    const stale = { id: saved.id, revision: saved.revision, changes: { phone: null } };
    expect(await rejectionOf(directory.get(BusinessForms).update(stale, {}))).toMatchObject({
      code: 'business-changed-meanwhile',
    });
  });

  it('makes the business found by its new words, category and place', async () => {
    const saved = await create('Ege Gıda');
    const counted = await countedUnderOlives();
    const { location } = anImportedBusiness();
    const moved = { ...location, address: 'Kızılay Cad. 1', city: 'Ankara', latitude: 39.92, longitude: 32.85 };
    await importRows([update(saved.id, { location: moved })]);
    expect(await countedUnderOlives()).toBe(counted + 1);
    const [stored] = await directory.rows('businesses', { _id: saved.id });
    expect(stored?.lists).toEqual(expect.arrayContaining(['city:ankara', olives]));
    expect(stored?.words).toEqual(expect.arrayContaining(['zeytin', 'ankara']));
    const sought = { ...moved, row: 1, name: 'Ege Gıda A.Ş.', placeId: null };
    const { row: line, name, placeId, address, city, latitude, longitude } = sought;
    const businesses = [{ row: line, name, placeId, address, city, latitude, longitude }];
    const { matches } = await directory.get(MatchBusinessesQuery).execute({ businesses });
    expect(matches).toMatchObject([{ by: 'nearness', businessId: saved.id }]);
  });

  it('is written to the audit log as the import’s, or as that of the account that sent the request', async () => {
    const saved = await create('Ege Gıda');
    await importRows([update(saved.id, { phone: '+90 212 111 22 33' })]);
    await importRows([update(saved.id, { phone: '+90 212 111 22 44' })], { context: ADMIN });
    expect((await onRecord()).map(({ envelope }) => envelope as object)).toMatchObject([
      {
        data: {
          actor: { id: 'import', name: 'İçe aktarım' },
          action: 'changed',
          record: { kind: 'business', id: saved.id, name: 'Ege Gıda' },
          before: { phone: saved.phone },
          after: { phone: '+90 212 111 22 33' },
        },
      },
      { data: { actor: { id: 'admin', name: 'Elif Kara' }, after: { phone: '+90 212 111 22 44' } } },
    ]);
  });

  it('leaves a business without new values as it is, and reports it as updated', async () => {
    const [{ businessId = '' } = {}] = await importRows([row('Ege Gıda')]);
    expect(await importRows([update(businessId ?? '')])).toMatchObject([{ outcome: 'updated', businessId }]);
    expect(await byId(businessId ?? '')).toMatchObject({ version: 1, revision: 1 });
    expect([await announced(businessId ?? ''), await onRecord()]).toEqual([[], []]);
  });

  it('is refused when the business does not exist or is deleted, and does not stop the other rows', async () => {
    const saved = await create('Ege Gıda');
    await directory.get(DeletedBusinesses).delete({ id: saved.id }, {});
    expect(await importRows([update(saved.id), update(anId()), row('Yeni')])).toMatchObject([
      { outcome: 'invalid', reason: 'business-not-found', businessId: null },
      { outcome: 'invalid', reason: 'business-not-found', businessId: null },
      { outcome: 'created' },
    ]);
  });

  it('overwrites what an earlier row of the batch wrote; the business is announced once', async () => {
    const saved = await create('Ege Gıda');
    await importRows([
      update(saved.id, { phone: '+90 212 111 22 33', description: 'Bir' }),
      update(saved.id, { phone: null, description: 'İki' }),
    ]);
    expect(await byId(saved.id)).toMatchObject({ phone: '+90 212 111 22 33', description: 'İki', revision: 3 });
    expect(await announced(saved.id)).toMatchObject([{ version: 3 }]);
  });

  it('of a repeated chunk is not written again; the stored outcomes are returned', async () => {
    const saved = await create('Ege Gıda');
    const importId = anId();
    const rows = [update(saved.id, { phone: '+90 212 111 22 33' })];
    const first = await importRows(rows, { importId });
    await importRows([update(saved.id, { phone: '+90 212 111 22 44' })]);
    expect(await importRows(rows, { importId })).toEqual(first);
    expect(await byId(saved.id)).toMatchObject({ phone: '+90 212 111 22 44', revision: 3 });
  });

  it('does not lose what an editor saves at the same time', async () => {
    const saved = await create('Ege Gıda');
    const changes = { email: 'yeni@ege.example' };
    const [outcomes] = await Promise.all([
      importRows([update(saved.id, { phone: '+90 212 111 22 33', categoryIds: [] })]),
      directory
        .get(BusinessForms)
        .update({ id: saved.id, revision: 1, changes }, {})
        .catch(() => undefined),
    ]);
    expect(outcomes).toMatchObject([{ outcome: 'updated' }]);
    const after = await byId(saved.id);
    expect(after?.phone).toBe('+90 212 111 22 33');
    // Either the editor was first and the changes are kept, or the save was refused because the form was stale.
    expect([after?.revision, after?.email]).toEqual(after?.revision === 3 ? [3, changes.email] : [2, saved.email]);
  });

  it('sets the place id of a business without one, unless another business has it', async () => {
    const [holder, one, other] = [await create('Sahibi'), await create('Bir'), await create('İki')];
    await importRows([update(holder.id, { placeId: 'p-1' })]);
    await importRows([update(one.id, { placeId: 'p-1' }), update(other.id, { placeId: 'p-2' })]);
    const ids = await Promise.all(
      [holder, one, other].map(({ id }) => directory.rows('businesses', { _id: id as never })),
    );
    expect(ids.flat().map(({ placeId }) => placeId as string | null)).toEqual(['p-1', null, 'p-2']);
  });
});

it('IMP-JSON-41 adds branches with the name of an existing business, but no place twice', async () => {
  const [chain] = await importRows([row('Migros', { placeId: 'm-1' })]);
  const branches = [
    row('Migros', { action: 'branch', placeId: 'm-2' }),
    row('MİGROS', { action: 'branch', placeId: 'm-3' }),
    row('Migros', { action: 'branch', placeId: 'm-1' }),
  ];
  expect(await importRows(branches)).toMatchObject([
    { outcome: 'created', slug: 'migros-2' },
    { outcome: 'created', slug: 'migros-3' },
    { outcome: 'duplicate', businessId: chain?.businessId },
  ]);
  expect(await importRows([row('Migros')])).toMatchObject([{ outcome: 'duplicate', reason: 'business-exists' }]);
});

it('IMP-JSON-41 adds branches of one name from two concurrent chunks', async () => {
  const branchesOf = (chunk: number) =>
    Array.from({ length: 20 }, (_, index) => row('Şok', { action: 'branch', placeId: `s-${chunk}-${index}` }));
  const outcomes = await Promise.all([importRows(branchesOf(0)), importRows(branchesOf(1))]);
  expect(outcomes.flat().filter(({ outcome }) => outcome === 'created')).toHaveLength(40);
  expect(await directory.rows('businesses', { name: 'Şok' })).toHaveLength(40);
});

it('does not query for businesses to update when rows are only added', async () => {
  await directory.db.command({ profile: 2 });
  await importRows([row('Bir'), row('İki')]);
  await directory.db.command({ profile: 0 });
  const ns = `${directory.db.databaseName}.businesses`;
  const requested = await directory.rows('system.profile', { ns, op: { $in: ['query', 'insert', 'update'] } });
  // Businesses with the names, businesses merged under them, taken slugs, and the inserted rows.
  expect(requested.map(({ op }) => op as string)).toEqual(['query', 'query', 'query', 'insert']);
});
