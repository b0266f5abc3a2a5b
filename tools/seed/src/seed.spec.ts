import { type RequestContract, BusinessInput, CreateBusiness, ProductInput } from '@tedarik/commands';
import type { RequestClient } from '@tedarik/messaging';
import { slugify } from '@tedarik/turkish';
import { findBorough, findProvince, PROVINCES } from '@tedarik/turkish/places';
import { businessInputOf, SAMPLES, seed } from './seed.js';
import { CATEGORIES, CERTIFICATES, districts } from './samples/reference.js';
import { NINE_TRADES } from './samples/nine-trades.js';
import { SEO_TEXTS } from './samples/seo-texts.js';

const uuid = '018f4e0a-0000-7000-8000-000000000001';
const known = (names: readonly (readonly string[])[]) => (name: string) => {
  expect(names.map(([first]) => first)).toContain(name);
  return uuid;
};
const ids = { category: known(CATEGORIES), certificate: known(CERTIFICATES), service: () => uuid };

it('GEN-16 holds the nine trades with two or three products each', () => {
  expect(NINE_TRADES.map(({ trade }) => trade)).toEqual([
    'Anatolian spice', 'bakery supplies', 'dairy', 'meat', 'confections', 'olive oil', 'fresh produce', 'tea', 'pistachio',
  ]); // oxfmt-ignore
  for (const { products } of NINE_TRADES) expect([2, 3]).toContain(products.length);
});

it.each(SAMPLES.map((sample) => [sample.name, sample] as const))('GEN-24 %s is a valid business', (_name, sample) => {
  expect(BusinessInput.safeParse(businessInputOf(sample, ids)).error).toBeUndefined();
  expect(sample.description.length).toBeGreaterThanOrEqual(50);
  for (const [, borough, city] of sample.locations) {
    const province = findProvince(city)!;
    expect(province.name).toBe(city);
    expect(findBorough(province, borough)).toBe(borough);
  }
});

it('GEN-24 has samples with different slugs and descriptions, and every ilçe of İstanbul', () => {
  expect(new Set(SAMPLES.map(({ name }) => slugify(name))).size).toBe(SAMPLES.length);
  expect(new Set(SAMPLES.map(({ description }) => description)).size).toBe(SAMPLES.length);
  expect(districts().filter(({ city }) => city === 'İstanbul')).toHaveLength(39);
});

describe('the category of a product', () => {
  const [first] = NINE_TRADES;
  const bare = { name: 'Kimyon', description: 'Tane.' };

  it('PUB-PROD-14 is required on write', () => {
    const product = { ...bare, price: null, imageUrl: null };
    expect(ProductInput.safeParse({ ...product, categoryId: uuid }).success).toBe(true);
    expect(ProductInput.safeParse(product).success).toBe(false);
    expect(ProductInput.safeParse({ ...product, categoryId: null }).success).toBe(false);
  });

  it('PUB-PROD-14 is spices only for a sample product without a category', () => {
    const categories = { ...ids, category: (name: string) => name };
    const products = [bare, { ...bare, category: 'Kuruyemiş' }];
    const input = businessInputOf({ ...first!, products }, categories);
    expect(input.products.map(({ categoryId }) => categoryId)).toEqual(['Baharat', 'Kuruyemiş']);
  });

  it('PUB-PROD-14 is counted in the result when it was filled in', async () => {
    const written: BusinessInput[] = [];
    const send = (requested: RequestContract, request: unknown) => {
      if (requested.subject === CreateBusiness.subject) written.push((request as { business: BusinessInput }).business);
      const made = (list: unknown[]) => list.map(() => ({ id: uuid, slug: 's', name: 'n' }));
      const { categories = [], certificates = [] } = request as Record<string, unknown[]>;
      const tables = {
        cities: [],
        districts: [],
        formerSlugs: [],
        serviceAttributes: [],
        synonyms: [],
        stopWords: [],
        next: null,
      };
      return Promise.resolve({
        ...tables,
        found: 'nothing',
        categories: made(categories),
        certificates: made(certificates),
      });
    };
    const dropped = first!.products[0]!.category;
    delete first!.products[0]!.category;
    try {
      const { created, categoriesFilledIn } = await seed({ send } as unknown as RequestClient, { onlyIfEmpty: false });
      expect([created, categoriesFilledIn]).toEqual([SAMPLES.length, 1]);
      expect(written.flatMap(({ products }) => products).every(({ categoryId }) => categoryId === uuid)).toBe(true);
    } finally {
      first!.products[0]!.category = dropped;
    }
  });
});

it('PUB-SEO-12 has texts about sample categories, sample districts and provinces only', () => {
  const known = {
    category: CATEGORIES.map(([, slug]) => slug),
    city: PROVINCES.map(({ key }) => key),
    district: districts().map(({ city, name }) => slugify(`${city}-${name}`)),
  };
  for (const { kind, slug } of SEO_TEXTS) expect(known[kind]).toContain(slug);
});
