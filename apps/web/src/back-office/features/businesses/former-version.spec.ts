import type { AuditRecord } from '../../components/history/history-api.js';
import type { StoredBusiness } from './api/businesses-api.js';
import { formerVersion } from './former-version.js';

const NOW = {
  id: 'a',
  name: 'Üçüncü',
  phone: null,
  verified: true,
  description: 'Şimdi.',
  categories: [{ id: 'k9', name: 'Bal' }],
  locations: [],
} as unknown as StoredBusiness;
const record = (...changes: AuditRecord['changes']): AuditRecord =>
  ({ id: 'r', action: 'changed', changes }) as unknown as AuditRecord;
const change = (field: string, before: string | null, after: string | null = null) => ({ field, before, after });

it('K12 undoes several changes to restore the earliest values', () => {
  const records = [
    record(change('name', 'İkinci', 'Üçüncü')),
    record(change('name', 'Birinci', 'İkinci'), change('phone', '+902121112233')),
  ];
  expect(formerVersion(NOW, records).business).toMatchObject({
    name: 'Birinci',
    phone: '+902121112233',
    description: 'Şimdi.',
  });
  expect(formerVersion(NOW, records.slice(0, 1)).business).toMatchObject({ name: 'İkinci', phone: null });
});

it('K12 reads what the log keeps as JSON, and brings categories, services and places into the form of the form', () => {
  const place = { id: 'l1', address: 'Hal Yolu 3', city: 'Rize', cityKey: 'rize', country: 'Türkiye' };
  const locations = JSON.stringify([{ ...place, isHeadquarters: true, districtKeys: ['k:rize/cayeli', 'id:d1'] }]);
  const { business } = formerVersion(NOW, [
    record(
      change('verified', 'false', 'true'),
      change('categoryIds', '["k1","k2"]'),
      change('serviceAttributeIds', '["h1"]', '[]'),
      change('locations', locations),
      change('phone', '0212'),
    ),
  ]);
  expect(business).toMatchObject({ verified: false, phone: '0212' });
  expect(business.categories.map(({ id }) => id)).toEqual(['k1', 'k2']);
  expect(business.serviceAttributes.map(({ id }) => id)).toEqual(['h1']);
  expect(business.locations).toMatchObject([{ id: 'l1', address: 'Hal Yolu 3', districtId: 'd1' }]);
  expect(business.locations[0]).not.toHaveProperty('cityKey');
});

it('K12 leaves values that the log cut off, and fields that the form does not edit, unchanged', () => {
  const { business, lost } = formerVersion(NOW, [
    record(
      change('description', `${'uzun '.repeat(20)}…`),
      change('locations', '[{"id":"l1","addr…'),
      change('placeId', 'p'),
    ),
  ]);
  expect(lost).toEqual(['description', 'locations']);
  expect(business).toMatchObject({ description: 'Şimdi.', locations: [] });
  expect(business).not.toHaveProperty('placeId');
});
