import { nameKey } from '@tedarik/turkish';
import { placeKeysOf } from '../business/place-keys.js';
import { lookupKeysOf, recognizer, type RecognizableBusiness } from './recognize.js';
import { soughtRow } from './sought-row.js';

type Row = Parameters<typeof soughtRow>[0];

/** Coordinates that differ to the north: 0.0001 degrees are about 11 metres. */
const LATITUDE = 40.9819;
const MODA = { address: 'Moda Cad. No: 12, 34710 Kadıköy/İstanbul', city: 'İstanbul', longitude: 29.0244 };

const row = (over: Partial<Row> = {}): Row => ({
  row: 1,
  name: 'Ege Gıda',
  placeId: null,
  ...MODA,
  latitude: LATITUDE,
  ...over,
});

function business(over: Partial<Row & { id: string }> = {}): RecognizableBusiness {
  const { name, placeId, latitude, longitude, address } = row(over);
  const location = { address, city: 'İstanbul', cityKey: 'istanbul', latitude, longitude, isHeadquarters: true };
  const id = over.id ?? 'known';
  return {
    id,
    slug: id,
    name,
    nameKey: nameKey(name),
    placeId,
    placeKeys: placeKeysOf([location]),
    locations: [location],
  };
}

const match = (sought: Partial<Row>, ...there: RecognizableBusiness[]) => recognizer(there)(soughtRow(row(sought)));

describe('IMP-JSON-07 IMP-JSON-41 a row', () => {
  const ELSEWHERE = { address: 'Bağdat Cad. 7, Maltepe', latitude: 40.93, longitude: 29.13 };
  const LEGAL = 'EGE GIDA SAN. TİC. LTD. ŞTİ.';

  it.each([
    ['has the place id of one by any name', { placeId: 'p-1', ...ELSEWHERE }, { name: 'Bal Evi', placeId: 'p-1' }],
    ['has its name and its address', { latitude: null }, { name: 'EGE GIDA', latitude: null }],
    ['has its name within 100 metres', { address: 'Moda' }, { latitude: LATITUDE + 0.000_85 }],
    ['has its name and its place, where one place id is not known', { placeId: 'p-2' }, {}],
    ['has nearly its name within 75 metres', { address: 'Moda' }, { name: LEGAL, latitude: LATITUDE - 0.000_65 }],
    ['has nearly its name and its address', { latitude: 0, longitude: 0 }, { name: LEGAL, latitude: null }],
  ])('that %s is a duplicate', (_what, sought, there) => {
    expect(match(sought, business(there))).toMatchObject({ kind: 'duplicate', businessId: 'known' });
  });

  it.each([
    ['has its name elsewhere', ELSEWHERE, {}],
    ['has its name 110 metres away', { address: 'Moda' }, { latitude: LATITUDE + 0.001 }],
    ['has its name and its address, but another place id', { placeId: 'p-2' }, { placeId: 'p-1' }],
  ])('that %s is a branch', (_what, sought, there) => {
    expect(match(sought, business(there))).toMatchObject({ kind: 'branch', by: 'name', businessId: 'known' });
  });

  it.each([
    ['has another name at the same place', {}, { name: 'Marmara Tarım' }],
    ['has nearly its name elsewhere', ELSEWHERE, { name: LEGAL }],
    ['has nearly its name 90 metres away', { address: 'Moda' }, { name: LEGAL, latitude: LATITUDE + 0.000_8 }],
    ['has nearly its name, but another place id', { placeId: 'p-2' }, { name: LEGAL, placeId: 'p-1' }],
  ])('that %s is new', (_what, sought, there) => {
    expect(match(sought, business(there))).toBeUndefined();
  });

  it('is matched by the strongest sign: place id, then name at the place, then nearness, then name alone', () => {
    const branch = business({ id: 'branch', ...ELSEWHERE });
    const near = business({ id: 'near', name: LEGAL });
    const same = business({ id: 'same' });
    const place = business({ id: 'place', name: 'Bal Evi', placeId: 'p-1', ...ELSEWHERE });
    const at = { placeId: 'p-1' };
    expect(match(at, branch, near, same, place)).toMatchObject({ by: 'place-id', businessId: 'place' });
    expect(match(at, branch, near, same)).toMatchObject({ kind: 'duplicate', by: 'name', businessId: 'same' });
    expect(match(at, branch, near)).toMatchObject({ kind: 'duplicate', by: 'nearness', businessId: 'near' });
    expect(match(at, branch)).toMatchObject({ kind: 'branch', by: 'name', businessId: 'branch' });
  });

  it('does not match a business in another city by an address that both have', () => {
    const cumhuriyet = { address: 'Cumhuriyet Cad. 1', latitude: null };
    expect(match({ ...cumhuriyet, city: 'Bursa' }, business({ ...cumhuriyet }))).toMatchObject({ kind: 'branch' });
  });
});

it('shows the address of the headquarters, followed by the city where the address does not name it', () => {
  const { address } = MODA;
  expect(match({}, business())).toMatchObject({ address, slug: 'known', name: 'Ege Gıda' });
  expect(match({}, business({ address: 'Moda Cad. 12' }))).toMatchObject({ address: 'Moda Cad. 12, İstanbul' });
  expect(match({ placeId: 'p-1' }, { ...business({ placeId: 'p-1' }), locations: [] })).toMatchObject({ address: '' });
});

it('searches for each name, place id and place key only once', () => {
  const { placeIds, nameKeys, placeKeys } = lookupKeysOf(
    [row({ placeId: 'p-1' }), row({ name: 'EGE GIDA', placeId: 'p-1' })].map(soughtRow),
  );
  expect({ placeIds, nameKeys }).toEqual({ placeIds: ['p-1'], nameKeys: ['ege gida'] });
  expect(new Set(placeKeys).size).toBe(placeKeys.length);
});
