import { managedListing, placeKeys, placesListing, type StoredBusiness } from './listing.js';

const business: StoredBusiness = {
  _id: '01935a6e-4b20-7d02-8a55-0f4c9be11a01',
  version: 1,
  name: 'Moda Fırını',
  description: 'Ekmek',
  status: 'active',
  deletedAt: null,
  categoryIds: ['fırınlar'],
  locations: [
    {
      address: 'Moda Caddesi No: 12, 34710',
      city: 'İstanbul',
      cityKey: 'istanbul',
      districtKeys: ['k:istanbul/kadikoy'],
      latitude: 40.98765,
      longitude: 29.02512,
    },
  ],
};

it('R26: computes list keys, search words and place keys as they were when the migrations were written', () => {
  expect(placesListing(business)).toEqual({
    lists: ['all', 'fırınlar', 'city:istanbul', 'district:k:istanbul/kadikoy'],
    nameSlug: 'moda-firini',
  });
  expect(managedListing(business)).toEqual({
    standing: 'active',
    managedWords: ['moda', 'firini', 'ekmek', 'istanbul'],
  });
  expect(placeKeys(business)).toEqual(['cell:40987/29025', expect.stringMatching(/^address:[0-9a-f]+$/)]);
});

it('R26: a deleted business has no list keys, search words or place keys', () => {
  const deleted = { ...business, deletedAt: new Date() };
  expect([placesListing(deleted), managedListing(deleted), placeKeys(deleted)]).toEqual([
    { lists: [], nameSlug: null },
    { standing: null, managedWords: [] },
    [],
  ]);
});
