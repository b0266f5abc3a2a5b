import fc from 'fast-check';
import { degreesOf, metresBetween } from './distance.js';
import { streetKey, placeKeysNear, placeKeysOf, type Whereabouts } from './place-keys.js';

const place = (over: Partial<Whereabouts> = {}): Whereabouts => ({
  address: '',
  cityKey: 'istanbul',
  latitude: null,
  longitude: null,
  ...over,
});
const keyOf = (address: string, cityKey = 'istanbul') => streetKey(place({ address, cityKey }));

describe('IMP-JSON-07 the key of an address', () => {
  it.each([
    ['Caferağa Mah. Moda Cad. No: 12, 34710 Kadıköy/İstanbul', 'CAFERAĞA MAHALLESİ, MODA CADDESİ NO:12 KADIKÖY'],
    ['Işıklar Sokağı 5, İSTANBUL, Türkiye', 'ışıklar sk. no 5'],
    ['Vatan Bulvarı 12/A Fatih', 'VATAN BLV. No:12/A, Fatih'],
  ])('%s is the same address as %s', (one, other) => expect(keyOf(one)).toBe(keyOf(other)));

  it.each([
    ['Moda Cad. No: 12', 'Moda Cad. No: 13'],
    ['Moda Cad. 12', 'Moda Sok. 12'],
    ['Işık Sok. 5', 'Aşık Sok. 5'],
  ])('%s is another address than %s', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)));

  it('differs between cities', () => {
    expect(keyOf('Cumhuriyet Cad. 1', 'bursa')).not.toBe(keyOf('Cumhuriyet Cad. 1', 'izmir'));
  });

  it.each(['İstanbul', '34710 İSTANBUL / TÜRKİYE', 'No:', ''])(
    'does not exist for %s, which names no place',
    (address) => {
      expect(keyOf(address)).toBeUndefined();
    },
  );
});

it('IMP-JSON-07 finds every place within the distance, also across the border of a cell', () => {
  const METRES = 75;
  const latitude = fc.double({ min: -60, max: 60, noNaN: true });
  const longitude = fc.double({ min: -179, max: 179, noNaN: true });
  const direction = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });
  const share = fc.double({ min: 0, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(latitude, longitude, direction, share, (north, east, angle, part) => {
      const here = place({ latitude: north, longitude: east });
      const step = degreesOf(METRES * part, north);
      const there = place({
        latitude: north + Math.sin(angle) * step.north,
        longitude: east + Math.cos(angle) * step.east,
      });
      expect(metresBetween(here, there)).toBeLessThanOrEqual(METRES);
      const near = placeKeysNear(here, METRES);
      expect(placeKeysOf([there]).every((key) => near.includes(key))).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

it('computes the distance between two places', () => {
  const moda = { latitude: 40.9819, longitude: 29.0244 };
  expect(metresBetween(moda, { latitude: 40.9919, longitude: 29.0244 })).toBeCloseTo(1_111.95, 1);
  expect(metresBetween(moda, { latitude: 40.9819, longitude: 29.0344 })).toBeCloseTo(839.4, 1);
  expect(metresBetween(moda, { latitude: null, longitude: null })).toBe(Infinity);
});

it('lists each key of several places once, and only a few keys for each place', () => {
  const here = place({ address: 'Moda Cad. 12', latitude: 40.9819, longitude: 29.0244 });
  expect(placeKeysOf([here, here])).toHaveLength(2);
  expect(placeKeysOf([place()])).toEqual([]);
  expect(placeKeysNear(here, 75).length).toBeLessThanOrEqual(13);
});
