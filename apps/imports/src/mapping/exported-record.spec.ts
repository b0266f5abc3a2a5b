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

it('reads a record of our own export as it is, without guessing', () => {
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

it.each(['1987', '1850 civarı'])('DATA-16 keeps the stored year of foundation: %s', (established) => {
  expect(mapped({ established }).established).toBe(established);
});

it('keeps a business without categories without categories', () => {
  expect(mapped({ categories: [] }).categoryNames).toEqual([]);
});

it.each([{ slug: undefined }, { slug: 5 }, { categories: 'Çay' }, { city: '' }, { country: null }])(
  'reads a record that is not from our export by the general rules: %j',
  (over) => {
    const record = { country: 'Türkiye', ...over };
    expect(mapped(record)).toMatchObject({ slug: null, categoryNames: ['Restoran'], businessStatus: 'OPERATIONAL' });
  },
);

it('IMP-JSON-32 sanitises our own records too: no tags, no invalid slugs, at most twenty categories', () => {
  const hostile = {
    slug: 'Öz Çay!',
    description: '<script>\nx</script>a<b\n>b',
    categories: Array(50).fill('<i>Et</i>'),
  };
  expect(mapped(hostile)).toMatchObject({ slug: null, description: 'a b', categoryNames: Array(20).fill('Et') });
});
