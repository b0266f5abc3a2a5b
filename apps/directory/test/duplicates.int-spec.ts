import type { ListDuplicates, RequestContext, RequestOf } from '@tedarik/commands';
import { Clock } from '@tedarik/service-kit';
import { aBusinessInput, aLocationInput } from '@tedarik/testing';
import { DismissDuplicatesHandler } from '../src/duplicates/dismiss-duplicates.handler.js';
import { DuplicatesSearch, isDue } from '../src/duplicates/duplicates-search.js';
import { ListDuplicatesQuery } from '../src/duplicates/list-duplicates.js';
import { CreateBusinessHandler } from '../src/managed-businesses/create-business.handler.js';
import { DeleteBusinessHandler } from '../src/managed-businesses/delete-business.handler.js';
import { aDirectory, anId, type Directory } from './a-directory.js';

let directory: Directory;
let category: string;
beforeAll(async () => {
  directory = await aDirectory();
  category = await directory.category('Bal');
});
afterAll(() => directory.close());
beforeEach(async () => {
  for (const name of ['businesses', 'duplicates', 'duplicateSearches'])
    await directory.db.collection(name).deleteMany({});
});
afterEach(() => jest.restoreAllMocks());

const ADMINISTRATOR: RequestContext = { actor: { kind: 'back-office', id: anId(), name: 'Ayşe' } };
const create = (name: string, phone: string, city = 'Rize') => {
  const locations = [aLocationInput({ address: `${name} Sokak 4`, city })];
  const business = aBusinessInput({ name, phone, websiteUrl: null, categoryIds: [category], locations });
  return directory.get(CreateBusinessHandler).execute({ business }, {});
};
const search = async () => {
  await directory.get(DuplicatesSearch).execute();
  await directory.get(DuplicatesSearch).searchIfDue();
};
const list = (over: Partial<RequestOf<typeof ListDuplicates>> = {}) =>
  directory
    .get(ListDuplicatesQuery)
    .execute({ search: '', page: 1, pageSize: 20, sort: 'probability', descending: true, ...over });
const namesIn = async (over: Parameters<typeof list>[0] = {}) =>
  (await list(over)).duplicates.map(({ businesses }) => businesses.map(({ name }) => name));

async function someDuplicates() {
  const older = await create('Kaçkar Bal Evi', '0464 213 11 22');
  const newer = await create('KAÇKAR BALEVİ', '+90 464 213 11 22');
  await create('Anzer Arıcılık', '0464 217 00 00');
  await search();
  return [older, newer] as const;
}

it('finds records that are perhaps one business, and says what they have in common', async () => {
  const [older, newer] = await someDuplicates();
  const { duplicates, total, lastSearch } = await list();
  expect(total).toBe(1);
  expect(duplicates).toMatchObject([
    {
      businesses: [
        { id: older.id, phone: expect.stringContaining('464') },
        { id: newer.id, name: 'KAÇKAR BALEVİ' },
      ],
    },
  ]);
  expect(duplicates[0]!.probability).toBeGreaterThan(0.97);
  expect(duplicates[0]!.reasons).toEqual(expect.arrayContaining(['same-phone', 'same-name']));
  expect(lastSearch).toMatchObject({ compared: 3, endedAt: expect.any(String) });
  expect(await namesIn({ search: 'anzer' })).toEqual([]);
  expect(await namesIn({ minimum: 0.9999999 })).toEqual([]);
});

it('lists no pair of which one is gone, nor one that somebody called different, until that is undone', async () => {
  const [older] = await someDuplicates();
  const [{ id } = { id: '' }] = (await list()).duplicates;
  const dismissal = directory.get(DismissDuplicatesHandler);
  expect((await dismissal.execute({ ids: [id, anId()] }, ADMINISTRATOR)).outcomes).toMatchObject([
    { outcome: 'done' },
    { outcome: 'refused', code: 'duplicate-not-found' },
  ]);
  expect(await namesIn()).toEqual([]);
  await search();
  expect(await namesIn()).toEqual([]);
  await dismissal.restore({ ids: [id] }, ADMINISTRATOR);
  expect(await namesIn()).toHaveLength(1);
  await directory.get(DeleteBusinessHandler).execute({ id: older.id }, {});
  expect((await list()).total).toBe(0);
  await search();
  expect(await directory.rows('duplicates')).toEqual([]);
});

it('is searched for every night at three, at once when somebody wants it, and again when it was interrupted', () => {
  const at = (iso: string) => new Date(`${iso}+03:00`);
  const ended = (iso: string) => ({ startedAt: at(iso), endedAt: at(iso), compared: 1 });
  expect(isDue(null, at('2026-11-24T02:59:00'))).toBe(false);
  expect(isDue(null, at('2026-11-24T03:00:00'))).toBe(true);
  expect(isDue(ended('2026-11-23T03:00:00'), at('2026-11-24T02:59:00'))).toBe(false);
  expect(isDue(ended('2026-11-23T23:00:00'), at('2026-11-24T03:00:00'))).toBe(true);
  expect(isDue(ended('2026-11-24T03:00:01'), at('2026-11-24T23:00:00'))).toBe(false);
  expect(isDue({ ...ended('2026-11-24T12:00:00'), endedAt: null }, at('2026-11-24T12:00:01'))).toBe(true);
});

it('a search that is interrupted finds nothing, and is begun anew', async () => {
  await directory.get(DuplicatesSearch).execute();
  await expect(directory.get(DuplicatesSearch).searchIfDue(AbortSignal.abort())).rejects.toThrow('abort');
  expect((await list()).lastSearch).toMatchObject({ endedAt: null });
  await directory.get(DuplicatesSearch).searchIfDue();
  expect((await list()).lastSearch).toMatchObject({ endedAt: expect.any(String) });
});

it('does not begin a second search while one runs', async () => {
  jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date('2026-11-24T10:00:00Z'));
  expect(await directory.get(DuplicatesSearch).execute()).toEqual({ isStarted: true });
  expect(await directory.get(DuplicatesSearch).execute()).toEqual({ isStarted: false });
});
