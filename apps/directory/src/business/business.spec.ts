import { aBusinessInput, aLocationInput, anImportedBusiness } from '@tedarik/testing';
import { createBusiness, deleteBusiness, editBusiness, importBusiness, isPublic, snapshotOf } from './business.js';

const NOW = new Date('2026-11-05T10:00:00Z');
const LATER = new Date('2026-11-06T10:00:00Z');
const ID = '019a0000-0000-7000-8000-000000000001';
const identity = { id: ID, slug: 'lezzet-gida', isNamesake: false };
const aBusiness = (over = {}) => createBusiness(aBusinessInput({ name: 'Lezzet Gıda', ...over }), identity, NOW);
const edited = (business: ReturnType<typeof aBusiness>, changes: object, over = {}) =>
  editBusiness(
    business,
    { revision: business.revision, changes, slug: business.slug, isNamesake: false, ...over },
    LATER,
  );
const failure = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('creating a business', () => {
  it('starts at version 1 and revision 1, neither reviewed nor deleted', () => {
    expect(aBusiness()).toMatchObject({
      version: 1,
      revision: 1,
      averageRating: null,
      reviewCount: 0,
      deletedAt: null,
    });
  });

  it('uses the folded name as its identity, followed by the id for a deliberate namesake', () => {
    expect(aBusiness().identityKey).toBe('lezzet gida');
    const namesake = createBusiness(aBusinessInput({ name: 'LEZZET GIDA' }), { ...identity, isNamesake: true }, NOW);
    expect(namesake).toMatchObject({ nameKey: 'lezzet gida', identityKey: `lezzet gida#${ID}` });
  });

  it('DATA-06 refuses a certificate that expires before it was issued', () => {
    const link = { certificateId: ID, issuedDate: '2026-02-01', expiryDate: '2026-01-31' };
    expect(failure(() => aBusiness({ certificates: [link] }))).toMatchObject({
      code: 'business-invalid',
      kind: 'unprocessable',
      fieldErrors: [{ field: 'certificates.0.expiryDate', code: 'certificate-dates-out-of-order' }],
    });
    expect(aBusiness({ certificates: [{ ...link, expiryDate: '2026-02-01' }] }).certificates).toHaveLength(1);
  });

  it('DATA-16 GEN-23 accepts the current year in Istanbul as the year of establishment', () => {
    const createIn = (established: string) => () =>
      createBusiness(
        aBusinessInput({ established, categoryIds: [ID] }),
        identity,
        new Date('2027-01-01T00:00:00+03:00'),
        true,
      );
    expect(createIn('2027')).not.toThrow();
    expect(failure(createIn('2028'))).toMatchObject({ fieldErrors: [{ field: 'established', code: 'invalid-year' }] });
  });

  it('accepts a day that ends at 24:00, as imports write it, but none that begins at 24:00', () => {
    const day = (opens: string, closes: string) => ({
      openingHours: [{ dayOfWeek: 1, opens, closes, isClosed: false }],
    });
    expect(aBusiness(day('00:00', '24:00')).openingHours).toHaveLength(1);
    expect(failure(() => aBusiness(day('24:00', '06:00')))).toMatchObject({
      fieldErrors: [{ field: 'openingHours.0.opens', code: 'invalid-time' }],
    });
  });

  it('DATA-19 refuses an invalid telephone or postal code, and names each field', () => {
    const locations = [
      aLocationInput({ phone: '1234', postalCode: '3471' }),
      aLocationInput({ country: 'Turkey', postalCode: '34710a' }),
      aLocationInput({ phone: '12345', postalCode: '01000' }),
      aLocationInput({ country: 'KKTC', postalCode: 'MERSIN 10' }),
      aLocationInput({ phone: null, postalCode: null }),
    ];
    const refusal = {
      code: 'business-invalid',
      kind: 'unprocessable',
      fieldErrors: [
        { field: 'locations.0.phone', code: 'invalid-phone' },
        { field: 'locations.0.postalCode', code: 'invalid-postal-code' },
        { field: 'locations.1.postalCode', code: 'invalid-postal-code' },
      ],
    };
    expect(failure(() => aBusiness({ locations }))).toMatchObject(refusal);
    expect(failure(() => edited(aBusiness(), { locations }))).toMatchObject(refusal);
    expect(aBusiness({ locations: locations.slice(2) }).locations).toHaveLength(3);
  });

  it('IMP-JSON-17 makes the location of an imported business its headquarters; it is neither verified nor featured', () => {
    const business = importBusiness(anImportedBusiness({ name: 'Çay Evi', placeId: 'p-1' }), identity, NOW);
    expect(business).toMatchObject({ name: 'Çay Evi', placeId: 'p-1', verified: false, featured: false });
    expect(business.locations).toMatchObject([{ isHeadquarters: true }]);
    expect(business).not.toHaveProperty('row');
    expect(business).not.toHaveProperty('location');
  });
});

describe('editing a business', () => {
  it('raises version and revision, and keeps the creation date', () => {
    expect(edited(aBusiness(), { phone: '0212 000 00 00' })).toMatchObject({
      version: 2,
      revision: 2,
      phone: '0212 000 00 00',
      createdAt: NOW,
      updatedAt: LATER,
    });
  });

  it('refuses a form that was opened on an older revision', () => {
    const saved = edited(aBusiness(), { phone: '0212 000 00 01' });
    expect(failure(() => edited(saved, { phone: '0212 000 00 02' }, { revision: 1 }))).toMatchObject({
      code: 'business-changed-meanwhile',
      kind: 'conflict',
    });
  });

  it('ADM-BIZ-17 keeps undefined fields and clears null ones', () => {
    const business = aBusiness({ phone: '0212 000', email: 'a@ornek.com' });
    expect(edited(business, { phone: undefined, email: null })).toMatchObject({ phone: '0212 000', email: null });
  });

  it('SLUG-04 keeps the slug when the name changes', () => {
    expect(edited(aBusiness(), { name: 'Yepyeni Ad' })).toMatchObject({
      slug: 'lezzet-gida',
      nameKey: 'yepyeni ad',
      identityKey: 'yepyeni ad',
    });
  });

  it('keeps the identity of a namesake as long as its folded name is the same', () => {
    const namesake = createBusiness(aBusinessInput({ name: 'Lezzet Gıda' }), { ...identity, isNamesake: true }, NOW);
    expect(edited(namesake, { name: 'LEZZET gıda' })).toMatchObject({
      name: 'LEZZET gıda',
      identityKey: namesake.identityKey,
    });
  });

  it.each([
    ['pending', 'active', true],
    ['pending', 'rejected', true],
    ['pending', 'inactive', false],
    ['active', 'inactive', true],
    ['active', 'pending', false],
    ['inactive', 'active', true],
    ['inactive', 'rejected', false],
    ['rejected', 'pending', true],
    ['rejected', 'active', false],
  ])('GEN-10 from %s to %s: %s', (from, to, isAllowed) => {
    const result = failure(() => edited(aBusiness({ status: from }), { status: to }));
    expect(result).toMatchObject(isAllowed ? { status: to } : { code: 'status-change-not-allowed', kind: 'invalid' });
  });
});

it('GEN-10 only an active business that is not deleted is public', () => {
  const active = aBusiness({ status: 'active' });
  expect(isPublic(active)).toBe(true);
  expect(isPublic(deleteBusiness(active, LATER))).toBe(false);
  for (const status of ['pending', 'inactive', 'rejected']) expect(isPublic(aBusiness({ status }))).toBe(false);
});

it('a deletion raises the version but not the revision', () => {
  expect(deleteBusiness(aBusiness(), LATER)).toMatchObject({ version: 2, revision: 1, deletedAt: LATER });
});

it('U6: the snapshot lists the certificates of a business with their expiry dates', () => {
  const link = { certificateId: '01900002-0000-7000-8000-000000000001', expiryDate: '2027-05-01' };
  const business = aBusiness({ certificates: [{ ...link, issuedDate: '2024-05-01' }] });
  expect(snapshotOf(business).heldCertificates).toEqual([link]);
});

it('DATA-01 the snapshot has no field that only the owner may see', () => {
  const snapshot = snapshotOf(importBusiness(anImportedBusiness({ placeId: 'p-1' }), identity, NOW));
  for (const field of ['placeId', 'googleId', 'identityKey', 'nameKey', 'revision', 'openingHours']) {
    expect(snapshot).not.toHaveProperty(field);
  }
  expect(snapshot.locations[0]).not.toHaveProperty('street');
  expect(snapshot.createdAt).toBe('2026-11-05T10:00:00.000Z');
});
