import { anImportedBusiness, aLocationInput } from '@tedarik/testing';
import { importBusiness } from '../business/business.js';
import { overwriteBusiness } from './overwrite-business.js';

const NOW = new Date('2026-05-01T10:00:00Z');
const LATER = new Date('2026-06-01T10:00:00Z');
const [FIRST, SECOND] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];
const source = anImportedBusiness({
  placeId: 'p-1',
  googleId: null,
  categoryIds: [FIRST ?? ''],
  email: 'bir@ege.example',
});
const business = {
  ...importBusiness(source, { id: 'b', slug: 'ciftlikten', isNamesake: false }, NOW),
  verified: true,
  featured: true,
};

/** A row with the required fields and the given ones only. */
const row = (over: Partial<typeof source> = {}, location: Partial<typeof source.location> = {}) =>
  anImportedBusiness({
    name: 'Başka Ad',
    description: '',
    status: 'inactive',
    phone: null,
    email: null,
    websiteUrl: null,
    logoUrl: null,
    photoUrl: null,
    photosCount: 0,
    placeId: null,
    googleId: null,
    businessStatus: null,
    categoryIds: [],
    openingHours: [],
    location: {
      ...aLocationInput({ borough: null, region: null, postalCode: null, phone: null, email: null }),
      latitude: null,
      longitude: null,
      street: null,
      countryCode: null,
      ...location,
    },
    ...over,
  });
const overwrite = (...given: Parameters<typeof row>) => overwriteBusiness(business, row(...given), 'p-1', LATER);

describe('IMP-JSON-07 updating a business with a row', () => {
  it('takes over the values of the row, adds its categories, and raises version and revision', () => {
    const openingHours = [{ dayOfWeek: 1, opens: '10:00', closes: '12:00', isClosed: false }];
    const said = {
      description: 'Yeni açıklama',
      phone: '+90 212 111 22 33',
      email: 'yeni@ege.example',
      websiteUrl: 'https://yeni.example/',
      logoUrl: 'https://images.example/yeni-logo.png',
      photoUrl: 'https://images.example/yeni.png',
      photosCount: 9,
      businessStatus: 'CLOSED_TEMPORARILY',
      openingHours,
    };
    expect(overwrite({ ...said, categoryIds: [SECOND ?? '', FIRST ?? ''] })).toEqual({
      ...business,
      ...said,
      categoryIds: [FIRST, SECOND],
      version: 2,
      revision: 2,
      updatedAt: LATER,
    });
  });

  it('changes nothing when the row says nothing new', () => {
    expect(overwrite()).toBeUndefined();
    expect(overwriteBusiness(business, source, 'p-1', LATER)).toBeUndefined();
  });

  it('keeps name, slug, status and flags', () => {
    expect(overwrite({ phone: '+90 212 111 22 33', slug: 'baska' })).toMatchObject({
      name: business.name,
      nameKey: business.nameKey,
      slug: 'ciftlikten',
      status: 'active',
      verified: true,
      featured: true,
    });
  });

  it('takes over the Google id only if the place id is the same', () => {
    expect(overwrite({ placeId: 'p-1', googleId: '0x1' })).toMatchObject({ placeId: 'p-1', googleId: '0x1' });
    expect(overwrite({ placeId: 'p-2', googleId: '0x2' })).toBeUndefined();
  });

  it('replaces the address of the headquarters; in the same city it keeps the details that the row leaves out', () => {
    const address = 'Moda Cad. 14';
    expect(overwrite({}, { address, latitude: 40.99, longitude: 29.03 })).toMatchObject({
      locations: [{ ...business.locations[0], address, latitude: 40.99, longitude: 29.03 }],
    });
    expect(overwrite({}, { address, latitude: 0, longitude: 0 })?.locations).toMatchObject([
      { address, latitude: 40.9819, longitude: 29.0244 },
    ]);
  });

  it('drops the former address details when the row is in another city', () => {
    const [location] = overwrite({}, { address: 'Kızılay 1', city: 'ankara' })?.locations ?? [];
    expect(location).toEqual({
      ...business.locations[0],
      address: 'Kızılay 1',
      city: 'Ankara',
      cityKey: 'ankara',
      borough: null,
      region: null,
      postalCode: null,
      latitude: null,
      longitude: null,
      districtKeys: [],
      street: null,
      countryCode: null,
    });
  });

  it('leaves branches unchanged, and adds the address to a business without locations', () => {
    const [headquarters] = business.locations;
    const branch = { ...headquarters!, id: 'l-2', address: 'Şube Sok. 1', isHeadquarters: false };
    const chain = { ...business, locations: [branch, headquarters!] };
    const moved = row({}, { address: 'Moda Cad. 14' });
    expect(overwriteBusiness(chain, moved, 'p-1', LATER)?.locations).toMatchObject([
      branch,
      { id: headquarters?.id, address: 'Moda Cad. 14' },
    ]);
    expect(overwriteBusiness({ ...business, locations: [] }, moved, 'p-1', LATER)?.locations).toMatchObject([
      { address: 'Moda Cad. 14', isHeadquarters: true },
    ]);
  });
});
