import { PROVINCES } from '@tedarik/turkish/places';
import { NAMED_PLACES, placeOf } from './place-centres.js';

const NEAR_DEGREES = 2;

describe('the centres of places', () => {
  it('K19 every province has one of its own, and every borough that has one lies near it', () => {
    const cities = NAMED_PLACES.filter(({ isBorough }) => !isBorough);
    expect(cities).toHaveLength(PROVINCES.length);
    expect(new Set(cities.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(PROVINCES.length);
    for (const { name, province, latitude, longitude, isBorough } of NAMED_PLACES) {
      const city = placeOf(province)!;
      if (isBorough) expect([name, province.boroughs.includes(name)]).toEqual([name, true]);
      expect([name, Math.hypot(latitude - city.latitude, longitude - city.longitude) < NEAR_DEGREES]).toEqual([
        name,
        true,
      ]);
      expect([name, latitude > 35.8 && latitude < 42.2 && longitude > 25.8 && longitude < 44.9]).toEqual([name, true]);
    }
  });

  it('K19 names the large cities first', () => {
    expect(NAMED_PLACES.slice(0, 3).map(({ name }) => name)).toEqual(['İstanbul', 'Ankara', 'İzmir']);
  });

  it('K19 a borough without a known centre lies in its capital', () => {
    const rize = PROVINCES.find(({ key }) => key === 'rize')!;
    expect(placeOf(rize, 'Çayeli')?.name).toBe('Çayeli');
    expect(placeOf(rize, 'İkizdere')?.name).toBe('Rize');
  });
});
