import type { RequestOf, MatchBusinesses } from '@tedarik/commands';
import { aBusinessInput, aLocationInput, anImportedBusiness, sharedByTests } from '@tedarik/testing';
import type { mongo } from 'mongoose';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { ImportChunks } from '../src/import/import-chunks.js';
import { PLACE_KEYS_MIGRATION } from '../src/migrations/010-place-keys.js';
import { MATCH_KEYS_MIGRATION } from '../src/migrations/024-match-keys.js';
import { MatchBusinessesQuery } from '../src/import/match-businesses.js';
import { aDirectory, anId } from './a-directory.js';

type Row = RequestOf<typeof MatchBusinesses>['businesses'][number];

const directory = sharedByTests(aDirectory);
beforeEach(() => directory.db.collection('businesses').deleteMany({}));

const MODA = { address: 'Moda Cad. No: 12, Kadıköy', city: 'İstanbul', latitude: 40.9819, longitude: 29.0244 };
const ELSEWHERE = { address: 'Bağdat Cad. 7, Maltepe', city: 'İstanbul', latitude: 40.93, longitude: 29.13 };
const row = (over: Partial<Row> = {}): Row => ({ row: 1, name: 'Ege Gıda', placeId: null, ...MODA, ...over });
const match = async (...businesses: Row[]) =>
  (await directory.get(MatchBusinessesQuery).execute({ businesses })).matches;

async function stored(name: string, { placeId = null, ...place }: { placeId?: string | null } & Partial<Row> = {}) {
  const location = { ...anImportedBusiness().location, ...MODA, ...place };
  const business = anImportedBusiness({ name, placeId, location });
  const command = { importId: anId(), chunk: 0, fence: 1, businesses: [business] };
  return (await directory.get(ImportChunks).write(command, {})).outcomes[0]?.businessId ?? '';
}

it('IMP-JSON-07 IMP-JSON-41 classifies each row as a duplicate, a branch, or new', async () => {
  const byPlace = await stored('Bal Evi', { placeId: 'p-1', ...ELSEWHERE });
  const chain = await stored('Migros');
  const near = await stored('EGE GIDA SAN. TİC. LTD. ŞTİ.', { address: 'Moda', latitude: 40.9823 });
  const matches = await match(
    row({ row: 1, name: 'Bal Dünyası', placeId: 'p-1' }),
    row({ row: 2, name: 'MİGROS' }),
    row({ row: 3, name: 'Migros', ...ELSEWHERE }),
    row({ row: 4 }),
    row({ row: 5, name: 'Yeni Gıda' }),
  );
  expect(matches).toEqual([
    {
      row: 1,
      kind: 'duplicate',
      by: 'place-id',
      businessId: byPlace,
      slug: 'bal-evi',
      name: 'Bal Evi',
      address: 'Bağdat Cad. 7, Maltepe, İstanbul',
      probability: null,
      reasons: [],
    },
    expect.objectContaining({ row: 2, kind: 'duplicate', by: 'name', businessId: chain }),
    expect.objectContaining({ row: 3, kind: 'branch', by: 'name', businessId: chain }),
    expect.objectContaining({ row: 4, kind: 'duplicate', by: 'nearness', businessId: near }),
  ]);
});

it('IMP-JSON-07 matches a business of any status by each of its current locations, unless it is deleted', async () => {
  const locations = [
    aLocationInput({ ...ELSEWHERE }),
    aLocationInput({ address: 'Moda Cad. 12', latitude: null, longitude: null, isHeadquarters: false }),
  ];
  const business = aBusinessInput({ name: 'Ege Gıda A.Ş.', status: 'pending', locations });
  const { id, revision } = await directory.get(BusinessForms).create({ business }, {});
  const sought = row({ address: 'Moda Caddesi 12', latitude: null, longitude: null });
  expect(await match(sought)).toMatchObject([{ by: 'nearness', businessId: id }]);
  expect(await match(row({ ...ELSEWHERE, address: 'Maltepe' }))).toMatchObject([{ by: 'nearness', businessId: id }]);

  const moved = { locations: [aLocationInput({ ...ELSEWHERE, city: 'Ankara', latitude: null, longitude: null })] };
  await directory.get(BusinessForms).update({ id, revision, changes: moved }, {});
  expect(await match(sought, row({ ...ELSEWHERE }))).toEqual([]);
  const inAnkara = row({ ...ELSEWHERE, city: 'ANKARA', latitude: null, longitude: null });
  expect(await match(inAnkara)).toMatchObject([{ businessId: id }]);

  await directory.get(DeletedBusinesses).delete({ id }, {});
  expect(await match(inAnkara, row({ name: 'Ege Gıda A.Ş.', ...ELSEWHERE }))).toEqual([]);
});

it('matches businesses that were stored before place keys existed, after the migration', async () => {
  const id = await stored('Ege Gıda A.Ş.');
  const deleted = await stored('Kapanan');
  await directory.get(DeletedBusinesses).delete({ id: deleted }, {});
  const businesses = directory.db.collection<{ _id: string }>('businesses');
  const before = await businesses.find().toArray();
  await businesses.updateMany({}, { $unset: { placeKeys: '' } });
  expect(await match(row())).toEqual([]);
  await PLACE_KEYS_MIGRATION.up(directory.db);
  await PLACE_KEYS_MIGRATION.up(directory.db);
  expect(await match(row())).toMatchObject([{ businessId: id }]);
  expect(await businesses.find().toArray()).toEqual(before);
});

it('IMP-JSON-07 a row with a place id matches a nearby business without one, but none with another place id', async () => {
  const id = await stored('Ege Gıda A.Ş.');
  const sought = row({ placeId: 'p-1', address: 'Moda', latitude: 40.9822 });
  expect(await match(sought)).toMatchObject([{ kind: 'duplicate', by: 'nearness', businessId: id }]);
  await directory.db.collection<{ _id: string }>('businesses').updateOne({ _id: id }, { $set: { placeId: 'p-2' } });
  expect(await match(sought)).toEqual([]);
});

describe('a row that no rule recognises', () => {
  const importId = anId();
  const weigh = async (...businesses: Row[]) =>
    (await directory.get(MatchBusinessesQuery).execute({ importId, businesses })).matches;
  const kackar = { name: 'Kaçkar Bal Evi', phone: '0464 213 11 22', websiteUrl: null };
  const RIZE = { address: 'Menderes Blv. 8', city: 'Rize', latitude: null, longitude: null };
  const create = (over: object = {}) => {
    const business = aBusinessInput({ ...kackar, locations: [aLocationInput({ ...RIZE })], ...over });
    return directory.get(BusinessForms).create({ business }, {});
  };

  it('is weighed: a duplicate when the match is sure, doubtful when it is not, with probability and reasons', async () => {
    const { id } = await create();
    const [sure, doubtful] = await weigh(
      row({ row: 1, ...RIZE, name: 'KAÇKAR BALEVİ', address: 'Liman Cad. 3', phones: ['+90 464 213 11 22'] }),
      row({ row: 2, ...RIZE, name: 'Kaçkar Bal', address: 'Menderes Bulvarı' }),
      row({ row: 3, ...RIZE, name: 'Fırtına Çay Evi', address: 'Liman Cad. 9' }),
    );
    expect(sure).toMatchObject({ row: 1, kind: 'duplicate', by: 'weights', businessId: id });
    expect(sure!.probability).toBeGreaterThanOrEqual(0.97);
    expect(sure!.reasons.slice(0, 2).toSorted()).toEqual(['same-name', 'same-phone']);
    expect(doubtful).toMatchObject({ row: 2, kind: 'doubtful', by: 'weights', businessId: id });
  });

  it('is new for a request without an import id, and when both have different place ids', async () => {
    const sought = row({ ...RIZE, name: 'KAÇKAR BALEVİ', address: 'Liman Cad. 3', phones: ['0464 213 11 22'] });
    const { id } = await create();
    expect(await weigh(sought)).toHaveLength(1);
    expect(await match(sought)).toEqual([]);
    await directory.db.collection<{ _id: string }>('businesses').updateOne({ _id: id }, { $set: { placeId: 'p-9' } });
    expect(await weigh({ ...sought, placeId: 'p-8' })).toEqual([]);
  });

  it('is matched by telephone or name, also when only the row has a place id', async () => {
    const { id } = await create();
    const sought = row({ ...RIZE, name: 'KAÇKAR BALEVİ', address: 'Liman Cad. 3', placeId: 'p-8' });
    expect(await weigh({ ...sought, name: 'Kaçkar', phones: ['0464 213 11 22'] })).toMatchObject([{ businessId: id }]);
    expect(await weigh({ ...sought, name: 'Kaçkar Bal', address: 'Menderes Bulvarı' })).toMatchObject([
      { businessId: id },
    ]);
  });

  it('is not searched by words that more than twenty businesses of its city share', async () => {
    const sought = row({ ...RIZE, name: 'Kaçkar Bal', address: 'Menderes Bulvarı' });
    const { id } = await create();
    expect(await weigh(sought)).toMatchObject([{ businessId: id }]);
    const others = Array.from({ length: 21 }, (_, at) => create({ name: `Kaçkar Bal Evi ${at}`, phone: null }));
    await Promise.all(others);
    expect(await weigh(sought)).toEqual([]);
    expect(await weigh({ ...sought, phones: ['0464 213 11 22'] })).toMatchObject([{ businessId: id }]);
  });

  it('is not matched by an address that other businesses have too, even if these have a place id', async () => {
    const sought = row({ ...RIZE, name: 'Kaçkar Süt', placeId: 'p-8' });
    const { id } = await create();
    expect(await weigh(sought)).toMatchObject([{ businessId: id, reasons: expect.arrayContaining(['same-address']) }]);
    await stored('Fırtına Çay', { placeId: 'p-1', ...RIZE });
    await stored('Pokut Fırın', { placeId: 'p-2', ...RIZE });
    expect(await weigh(sought)).toEqual([]);
  });

  it('is not a duplicate of a business that the same import has written', async () => {
    const sought = row({ ...RIZE, name: 'KAÇKAR BALEVİ', address: 'Liman Cad. 3', phones: ['0464 213 11 22'] });
    const location = { ...anImportedBusiness().location, ...RIZE };
    const written = anImportedBusiness({ name: kackar.name, phone: '+904642131122', location });
    const chunk = { importId, chunk: 0, fence: 1, businesses: [written] };
    await directory.get(ImportChunks).write(chunk, {});
    expect(await weigh(sought)).toEqual([]);
  });

  it('is matched with businesses that were stored before match keys existed, after the migration', async () => {
    const { id } = await create();
    const sought = row({ ...RIZE, name: 'KAÇKAR BALEVİ', address: 'Liman Cad. 3', phones: ['0464 213 11 22'] });
    const businesses = directory.db.collection<{ _id: string }>('businesses');
    const before = await businesses.find().toArray();
    await businesses.updateMany({}, { $unset: { matchKeys: '' } });
    expect(await weigh(sought)).toEqual([]);
    await MATCH_KEYS_MIGRATION.up(directory.db);
    expect(await weigh(sought)).toMatchObject([{ businessId: id }]);
    expect(await businesses.find().toArray()).toEqual(before);
  });
});

it('makes at most eleven indexed queries for any number of rows, and writes nothing', async () => {
  await stored('Ege Gıda A.Ş.', { placeId: 'p-1' });
  await stored('Kaçkar Bal Evi', { address: 'Menderes Blv. 8', city: 'Rize' });
  const atSharedAddress = row({ row: 201, name: 'Kaçkar Süt', address: 'Menderes Blv. 8', city: 'Rize', placeId: 's' });
  const rows = Array.from({ length: 200 }, (_, index) =>
    row({
      ...{ row: index + 1, name: `Sıra ${index} Gıda`, latitude: 36 + index / 100 },
      ...{ placeId: index % 2 ? `s-${index}` : null, phones: [`0212 300 1${100 + index}`] },
    }),
  );
  const match = () =>
    directory.get(MatchBusinessesQuery).execute({ importId: anId(), businesses: [...rows.slice(1), atSharedAddress] });
  expect((await match()).matches).toMatchObject([{ row: 201, reasons: expect.arrayContaining(['same-address']) }]);
  await directory.db.command({ profile: 2 });
  await match();
  await directory.db.command({ profile: 0 });
  const requested = await directory.db
    .collection<mongo.Document>('system.profile')
    .find({ ns: `${directory.db.databaseName}.businesses` })
    .toArray();
  // The size of the collection, which MongoDB knows without counting.
  const isSize = ({ command }: mongo.Document) => 'count' in (command as object);
  expect(requested.filter(isSize).length).toBeLessThanOrEqual(1);
  const queries = requested.filter((one) => !isSize(one));
  // The profiler may miss some of several concurrent operations.
  expect(queries.length).toBeLessThanOrEqual(11);
  expect(new Set(queries.map(({ op }) => op as string))).toEqual(new Set(['query']));
  expect(queries.filter(({ planSummary }) => String(planSummary).includes('COLLSCAN'))).toEqual([]);
});
