import { aBusinessInput } from '@tedarik/testing';
import { createBusiness } from './business.js';
import { listingOf } from './listing.js';

const NOW = new Date('2026-11-05T10:00:00Z');
const CATEGORY = '019a0000-0000-7000-8000-00000000000c';
const location = (over = {}) => ({
  ...aBusinessInput({}).locations[0]!,
  id: undefined,
  isHeadquarters: false,
  ...over,
});
const listing = (over = {}, now = NOW) => {
  const input = aBusinessInput({ status: 'active', categoryIds: [CATEGORY], products: [], ...over });
  return listingOf(createBusiness(input, { id: 'b', slug: 'b', isNamesake: false }, now), ['Süt Ürünleri']);
};

it('PUB-BIZ-14 puts an active business in every list it belongs to, and a business of any other status in none', () => {
  const locations = [location({ city: 'İzmir', borough: 'Bornova' })];
  expect(listing({ locations }).lists).toEqual(['all', CATEGORY, 'city:izmir', 'district:k:izmir/bornova']);
  for (const status of ['pending', 'inactive', 'rejected']) {
    expect(listing({ status })).toMatchObject({ lists: [], words: [], countedUnder: [] });
  }
});

it('finds a business by the words of its name, categories, cities, boroughs and products', () => {
  const product = { name: 'Tulum Peyniri', description: '', categoryId: CATEGORY, price: null, imageUrl: null };
  const locations = [location({ city: 'İzmir', borough: 'Bornova' })];
  const { words } = listing({ name: "Bozdağ'ın Çiftliği", locations, products: [product] });
  expect(words).toEqual(
    expect.arrayContaining(['bozdag', 'ciftligi', 'sut', 'urunleri', 'izmir', 'bornova', 'tulum', 'peyniri']),
  );
});

it('GEN-17 counts a business once per city, however many locations it has there', () => {
  const locations = [location({ city: 'İzmir', borough: 'Bornova' }), location({ city: 'izmir', borough: 'Konak' })];
  expect(listing({ locations }).countedUnder).toEqual([
    `category:${CATEGORY}`,
    'city:izmir',
    'district:k:izmir/bornova',
    'district:k:izmir/konak',
  ]);
});

it('DATA-16 sorts by a year of four digits from 1000 to the current year, and treats any other text as blank', () => {
  const yearOf = (established: string | null) => listing({ established }).establishedYear;
  expect(['1987', '2026', '2027', '0999', '1987 yılı', null].map(yearOf)).toEqual([1987, 2026, null, null, null, null]);
  const newYear = new Date('2027-01-01T00:00:00+03:00');
  expect(listing({ established: '2027' }, newYear).establishedYear).toBe(2027);
});
