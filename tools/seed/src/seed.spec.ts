import { BusinessInput } from '@tedarik/commands';
import { slugify } from '@tedarik/turkish';
import { findBorough, findProvince } from '@tedarik/turkish/places';
import { inputOf, SAMPLES } from './seed.js';
import { CATEGORIES, CERTIFICATES, districts } from './samples/reference.js';
import { NINE_TRADES } from './samples/nine-trades.js';

const uuid = '018f4e0a-0000-7000-8000-000000000001';
const known = (names: readonly (readonly string[])[]) => (name: string) => {
  expect(names.map(([first]) => first)).toContain(name);
  return uuid;
};
const ids = { category: known(CATEGORIES), certificate: known(CERTIFICATES) };

it('GEN-16 holds the nine trades with two or three products each', () => {
  expect(NINE_TRADES.map(({ trade }) => trade)).toEqual([
    'Anatolian spice', 'bakery supplies', 'dairy', 'meat', 'confections', 'olive oil', 'fresh produce', 'tea', 'pistachio',
  ]); // prettier-ignore
  for (const { products } of NINE_TRADES) expect([2, 3]).toContain(products.length);
});

it.each(SAMPLES.map((sample) => [sample.name, sample] as const))(
  'GEN-24 %s is what the directory takes',
  (_name, sample) => {
    expect(BusinessInput.safeParse(inputOf(sample, ids)).error).toBeUndefined();
    expect(sample.description.length).toBeGreaterThanOrEqual(50);
    for (const [, borough, city] of sample.locations) {
      const province = findProvince(city)!;
      expect(province.name).toBe(city);
      expect(findBorough(province, borough)).toBe(borough);
    }
  },
);

it('GEN-24 has no two samples with one address or one description, and every ilçe of İstanbul', () => {
  expect(new Set(SAMPLES.map(({ name }) => slugify(name))).size).toBe(SAMPLES.length);
  expect(new Set(SAMPLES.map(({ description }) => description)).size).toBe(SAMPLES.length);
  expect(districts().filter(({ city }) => city === 'İstanbul')).toHaveLength(39);
});
