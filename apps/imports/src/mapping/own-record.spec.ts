import { mapRecord } from './map-record.js';
import type { MappedBusiness } from './mapped-row.js';

/** A record as written by the export of all businesses. */
const OURS = {
  name: 'Öz Çay',
  slug: 'oz-cay-2',
  description: 'Çay toptan.\n\nHer gün.',
  categories: ['Çay', 'Kuru Gıda'],
  business_status: null,
  phone: '+904641234567',
  email: 'a@ornek.com.tr',
  address: 'Hal Yolu 3, Merkez/Ankara',
  city: 'Çayeli',
  borough: null,
  region: 'Doğu Karadeniz',
  country: 'Gürcistan',
  country_code: null,
  postal_code: '53000-1',
  location_phone: '+904647654321',
  location_email: null,
  category: 'restaurant',
};
const mapped = (over: Record<string, unknown> = {}): MappedBusiness => {
  const row = mapRecord({ ...OURS, ...over });
  if ('refused' in row) throw new Error(row.refused);
  return row.business;
};

it('takes a record of our own export as it stands, and guesses nothing', () => {
  expect(mapped()).toMatchObject({
    slug: 'oz-cay-2',
    description: OURS.description,
    categoryNames: ['Çay', 'Kuru Gıda'],
    unknownType: null,
    businessStatus: null,
    phone: '+904641234567',
    location: {
      city: 'Çayeli',
      borough: null,
      region: 'Doğu Karadeniz',
      country: 'Gürcistan',
      countryCode: null,
      postalCode: '53000-1',
      phone: '+904647654321',
      email: null,
    },
  });
});

it('leaves a business without any category without one', () => {
  expect(mapped({ categories: [] }).categoryNames).toEqual([]);
});

it.each([{ slug: undefined }, { slug: 5 }, { categories: 'Çay' }, { city: '' }, { country: null }])(
  'reads a record of anybody else by the rules: %j',
  (over) => {
    const record = { country: 'Türkiye', ...over };
    expect(mapped(record)).toMatchObject({ slug: null, categoryNames: ['Restoran'], businessStatus: 'OPERATIONAL' });
  },
);

it('IMP-JSON-32 trusts ours no more than others: no tags, no slug that is none, no endless lists', () => {
  const hostile = {
    slug: 'Öz Çay!',
    description: '<script>\nx</script>a<b\n>b',
    categories: Array(50).fill('<i>Et</i>'),
  };
  expect(mapped(hostile)).toMatchObject({ slug: null, description: 'a b', categoryNames: Array(20).fill('Et') });
});
