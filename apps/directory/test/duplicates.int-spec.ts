import type { ListDuplicates, RequestContext, RequestOf } from '@tedarik/commands';
import { AUDIT_RECORDED, type AuditRecord } from '@tedarik/events';
import { Clock } from '@tedarik/service-kit';
import { aBusinessInput, aLocationInput, sharedByTests } from '@tedarik/testing';
import { BusinessRepository } from '../src/business/business.repository.js';
import { DismissDuplicatesHandler } from '../src/duplicates/dismiss-duplicates.handler.js';
import { DuplicatesRepository, MOST_DUPLICATES } from '../src/duplicates/duplicates.repository.js';
import { DuplicatesSearch, isDue } from '../src/duplicates/duplicates-search.js';
import { ListDuplicatesQuery } from '../src/duplicates/list-duplicates.js';
import { SearchStateRepository } from '../src/duplicates/search-state.repository.js';
import { BusinessForms } from '../src/managed-businesses/business-forms.js';
import { DeletedBusinesses } from '../src/managed-businesses/deleted-businesses.js';
import { aDirectory, anId } from './a-directory.js';

const directory = sharedByTests(aDirectory);
let category: string;
beforeAll(async () => {
  category = await directory.category('Bal');
});
beforeEach(async () => {
  for (const name of ['businesses', 'duplicates', 'duplicateSearches'])
    await directory.db.collection(name).deleteMany({});
});
afterEach(() => jest.restoreAllMocks());

const ADMINISTRATOR: RequestContext = { actor: { kind: 'back-office', id: anId(), name: 'Ayşe' } };
const create = (name: string, phone: string, city = 'Rize') => {
  const locations = [aLocationInput({ address: `${name} Sokak 4, Merkez/${city}`, city })];
  const business = aBusinessInput({ name, phone, websiteUrl: null, categoryIds: [category], locations });
  return directory.get(BusinessForms).create({ business }, {});
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

it('finds records that may be the same business, and says what they have in common', async () => {
  const [older, newer] = await someDuplicates();
  const { duplicates, total, lastSearch } = await list();
  expect(total).toBe(1);
  expect(duplicates).toMatchObject([
    {
      businesses: [
        { id: older.id, phone: expect.stringContaining('464'), address: 'Kaçkar Bal Evi Sokak 4, Merkez/Rize' },
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

it('lists no pair with a deleted business, nor a dismissed pair until the dismissal is undone', async () => {
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
  await directory.get(DeletedBusinesses).delete({ id: older.id }, {});
  expect((await list()).total).toBe(0);
  await search();
  expect(await directory.rows('duplicates')).toEqual([]);
});

it('writes a dismissal to the audit log on the record of the older business', async () => {
  await someDuplicates();
  // The database returns rows in the order of ids, which is not the order of creation here.
  const madeFirst = { name: 'KAÇKAR BALEVİ' };
  await directory.db.collection('businesses').updateOne(madeFirst, { $set: { createdAt: new Date('2020-01-01') } });
  await search();
  const [{ id } = { id: '' }] = (await list()).duplicates;
  await directory.get(DismissDuplicatesHandler).execute({ ids: [id] }, ADMINISTRATOR);
  const recorded = await directory.told<AuditRecord>({ subject: AUDIT_RECORDED.directory.subject });
  expect(recorded.at(-1)?.envelope.data).toMatchObject({
    ...{ action: 'called-different', record: madeFirst },
    after: { otherBusiness: 'Kaçkar Bal Evi' },
  });
});

it('keeps the most probable pairs beside the dismissed ones, and deletes the latter when a business is erased', async () => {
  const [older] = await someDuplicates();
  const [{ id, businesses, reasons } = { id: '', businesses: [], reasons: [] }] = (await list()).duplicates;
  await directory.get(DismissDuplicatesHandler).execute({ ids: [id] }, ADMINISTRATOR);
  const repository = directory.get(DuplicatesRepository);
  const now = directory.get(Clock).now();
  const found = (businessIds: [string, string], probability: number) => ({ businessIds, probability, reasons });
  const dismissed = found([businesses[0]!.id, businesses[1]!.id], 0.99);
  const others = Array.from({ length: MOST_DUPLICATES }, () => found([anId(), anId()], 0.6));
  await repository.replace([dismissed, ...others], now);
  expect(await directory.db.collection('duplicates').countDocuments({ dismissedAt: null })).toBe(MOST_DUPLICATES);
  await directory.get(DeletedBusinesses).delete({ id: older.id }, {});
  await repository.replace([], now);
  expect(await directory.rows('duplicates', { dismissedAt: { $ne: null } })).toHaveLength(1);
  await directory.db.collection('businesses').updateOne({ slug: older.slug }, { $set: { name: '' } });
  await repository.replace([], now);
  expect(await directory.rows('duplicates', { dismissedAt: { $ne: null } })).toEqual([]);
});

it('reads whole businesses only for the requested page', async () => {
  await someDuplicates();
  await create('Anzer Arıcılık Bal', '0464 217 00 00');
  await search();
  const whole = jest.spyOn(BusinessRepository.prototype, 'listLive');
  expect(await list({ pageSize: 1 })).toMatchObject({ total: 2, duplicates: [{ businesses: [{}, {}] }] });
  expect(whole.mock.calls.flatMap(([ids]) => ids)).toHaveLength(2);
});

it('a search is due every night at three, and at once when it is requested', () => {
  const at = (iso: string) => new Date(`${iso}+03:00`);
  const attempted = (iso: string) => ({ wantedAt: null, attemptedAt: at(iso) });
  const never = { wantedAt: null, attemptedAt: null };
  expect(isDue(never, at('2026-11-24T02:59:00'))).toBe(false);
  expect(isDue(never, at('2026-11-24T03:00:00'))).toBe(true);
  expect(isDue(attempted('2026-11-23T03:00:00'), at('2026-11-24T02:59:00'))).toBe(false);
  expect(isDue(attempted('2026-11-23T23:00:00'), at('2026-11-24T03:00:00'))).toBe(true);
  expect(isDue(attempted('2026-11-24T03:00:01'), at('2026-11-24T23:00:00'))).toBe(false);
  const wanted = { ...attempted('2026-11-24T12:00:00'), wantedAt: at('2026-11-24T12:01:00') };
  expect(isDue(wanted, at('2026-11-24T12:01:00'))).toBe(true);
});

it('an aborted search does not end, and is started again', async () => {
  await directory.get(DuplicatesSearch).execute();
  await expect(directory.get(DuplicatesSearch).searchIfDue(AbortSignal.abort())).rejects.toThrow('abort');
  expect((await list()).lastSearch).toMatchObject({ endedAt: null });
  await directory.get(DuplicatesSearch).searchIfDue();
  expect((await list()).lastSearch).toMatchObject({ endedAt: expect.any(String) });
});

it('a failed search is not due again before the next night, and keeps the former results', async () => {
  const now = jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date('2026-11-24T10:00:00Z'));
  await someDuplicates();
  const before = await list();
  await directory.get(DuplicatesSearch).execute();
  const read = jest.spyOn(BusinessRepository.prototype, 'listAfter').mockRejectedValue(new Error('no memory'));
  await expect(directory.get(DuplicatesSearch).searchIfDue()).rejects.toThrow('no memory');
  await directory.get(DuplicatesSearch).searchIfDue();
  expect(read).toHaveBeenCalledTimes(1);
  expect(await list()).toEqual(before);
  now.mockReturnValue(new Date('2026-11-25T00:00:00Z'));
  await expect(directory.get(DuplicatesSearch).searchIfDue()).rejects.toThrow('no memory');
  await directory.get(DuplicatesSearch).searchIfDue();
  expect(read).toHaveBeenCalledTimes(2);
});

it('a search whose process died is not due again before the next night, unless it is requested', async () => {
  jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date('2026-11-24T10:00:00Z'));
  await directory.get(SearchStateRepository).save({ attemptedAt: new Date('2026-11-24T09:00:00Z'), isRunning: true });
  expect(await directory.get(DuplicatesSearch).execute()).toEqual({ isStarted: false });
  await directory.get(DuplicatesSearch).searchIfDue();
  expect((await list()).lastSearch).toBeNull();
  expect(await directory.get(DuplicatesSearch).execute()).toEqual({ isStarted: true });
  await directory.get(DuplicatesSearch).searchIfDue();
  expect((await list()).lastSearch).toMatchObject({ endedAt: '2026-11-24T10:00:00.000Z' });
});

it('does not start a second search while one runs', async () => {
  jest.spyOn(directory.get(Clock), 'now').mockReturnValue(new Date('2026-11-24T10:00:00Z'));
  expect(await directory.get(DuplicatesSearch).execute()).toEqual({ isStarted: true });
  expect(await directory.get(DuplicatesSearch).execute()).toEqual({ isStarted: false });
});
