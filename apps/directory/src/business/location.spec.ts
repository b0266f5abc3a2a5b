import { toLocations } from './location.js';

const aLocation = (over = {}) => ({
  address: 'Moda Cad. 1',
  city: 'İstanbul',
  borough: 'Kadıköy',
  region: null,
  country: 'Türkiye',
  postalCode: null,
  latitude: 40.98,
  longitude: 29.02,
  phone: null,
  email: null,
  isHeadquarters: false,
  ...over,
});
const one = (over = {}) => toLocations([aLocation(over)])[0];

it.each(['Istanbul', 'İSTANBUL', 'istanbul', 'İstanbul'])('PUB-CITY-07 %s is the province İstanbul', (city) => {
  expect(one({ city })).toMatchObject({ city: 'İstanbul', cityKey: 'istanbul' });
});

it.each(['Turkey', 'TR', 'Turkiye', 'türkiye', 'TÜRKİYE'])('PUB-CITY-07 %s is stored as Türkiye', (country) => {
  expect(one({ country })?.country).toBe('Türkiye');
});

it('PUB-CITY-07 keeps an unknown city and country as they are', () => {
  expect(one({ city: 'Lefkoşa', country: 'KKTC' })).toMatchObject({
    city: 'Lefkoşa',
    cityKey: 'lefkosa',
    country: 'KKTC',
  });
});

it('PUB-DIST-07 assigns a location to the district of its borough', () => {
  expect(one({ borough: 'Kadıköy' })?.districtKeys).toEqual(['k:istanbul/kadikoy']);
});

it('PUB-DIST-07 assigns a location without a borough to the district in its address', () => {
  expect(one({ borough: null, address: 'Barış Mah. No 4, 34710 Kadıköy/İstanbul' })?.districtKeys).toEqual([
    'k:istanbul/kadikoy',
  ]);
  expect(one({ borough: null, address: 'Liman yolu 4', city: 'Lefkoşa' })?.districtKeys).toEqual([]);
});

it('PUB-DIST-07 never overwrites a district chosen by hand', () => {
  const [stored] = toLocations([aLocation()]);
  const byHand = { ...stored!, districtKeys: ['id:019a'] };
  expect(toLocations([aLocation({ id: byHand.id, borough: 'Beşiktaş' })], [byHand])[0]?.districtKeys).toEqual([
    'id:019a',
  ]);
});

it('DATA-17 treats 0,0 and half a coordinate as unknown', () => {
  expect(one({ latitude: 0, longitude: 0 })).toMatchObject({ latitude: null, longitude: null });
  expect(one({ latitude: 41, longitude: null })).toMatchObject({ latitude: null, longitude: null });
  expect(one({ latitude: 0, longitude: 29 })).toMatchObject({ latitude: 0, longitude: 29 });
});

describe('ADM-BIZ-25 a business has exactly one headquarters', () => {
  const headquarters = (locations: { address: string; isHeadquarters: boolean }[]) =>
    locations.filter((location) => location.isHeadquarters).map(({ address }) => address);

  it('which is the first location when none is marked', () => {
    expect(headquarters(toLocations([aLocation({ address: 'A' }), aLocation({ address: 'B' })]))).toEqual(['A']);
  });

  it('which is the newly marked location when another was marked before', () => {
    const [a, b] = toLocations([aLocation({ address: 'A', isHeadquarters: true }), aLocation({ address: 'B' })]);
    const saved = toLocations(
      [
        { ...a!, isHeadquarters: true },
        { ...b!, isHeadquarters: true },
      ],
      [a!, b!],
    );
    expect(headquarters(saved)).toEqual(['B']);
  });
});

it('keeps the id of a stored location and accepts no foreign id', () => {
  const [stored] = toLocations([aLocation()]);
  const foreign = '019a0000-0000-7000-8000-00000000abcd';
  const [kept, fresh] = toLocations([aLocation({ id: stored?.id }), aLocation({ id: foreign })], [stored!]);
  expect(kept?.id).toBe(stored?.id);
  expect(fresh?.id).not.toBe(foreign);
});
