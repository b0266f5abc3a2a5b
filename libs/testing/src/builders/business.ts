import type { BusinessInput, ImportedBusiness, LocationInput, OpeningHours, ProductInput } from '@tedarik/commands';
import type { BusinessSnapshot, LocationSnapshot, ProductSnapshot } from '@tedarik/events';
import { FIELD_NAMES, IMPORTED_FIELDS, PRODUCT_FIELD_NAMES, textsOf } from '@tedarik/fields';
import { slugify, sortKey } from '@tedarik/turkish';
import { v7 } from 'uuid';

/** The headquarters of the sample business, in Kadıköy. */
export function aLocationInput(over: Partial<LocationInput> = {}): LocationInput {
  return {
    address: 'Caferağa Mah. Moda Cad. No: 12, 34710 Kadıköy/İstanbul',
    city: 'İstanbul',
    borough: 'Kadıköy',
    region: 'Marmara',
    country: 'Türkiye',
    postalCode: '34710',
    latitude: 40.9819,
    longitude: 29.0244,
    phone: '+90 216 330 11 22',
    email: 'siparis@ciftlikten.example',
    isHeadquarters: true,
    ...over,
  };
}

/** A product; its category must exist in the test. */
export function aProductInput(over: Partial<ProductInput> & Pick<ProductInput, 'categoryId'>): ProductInput {
  return {
    name: 'Erzincan Tulum Peyniri',
    description: 'Koyun sütünden, altı ay dinlendirilmiş.',
    price: 349.9,
    imageUrl: 'https://images.example/tulum-peyniri.jpg',
    ...over,
  };
}

/** Open from Monday to Saturday, closed on Sunday. */
export function someOpeningHours(): OpeningHours[] {
  const open = [1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, opens: '08:30', closes: '18:00', isClosed: false }));
  return [{ dayOfWeek: 0, opens: null, closes: null, isClosed: true }, ...open];
}

/** An active business with one location and no products; it refers to no categories or certificates. */
export function aBusinessInput(over: Partial<BusinessInput> = {}): BusinessInput {
  return {
    name: 'Çiftlikten Şarküteri Gıda',
    description: 'İstanbul’da lokantalara peynir, zeytin ve kuru gıda tedarik eder.',
    status: 'active',
    verified: true,
    featured: false,
    ...textsOf(FIELD_NAMES, {}),
    established: '1998',
    phone: '+90 216 330 11 22',
    email: 'bilgi@ciftlikten.example',
    websiteUrl: 'https://ciftlikten.example/',
    photoUrl: 'https://images.example/ciftlikten.jpg',
    photosCount: 4,
    categoryIds: [],
    serviceAttributeIds: [],
    locations: [aLocationInput()],
    openingHours: someOpeningHours(),
    certificates: [],
    products: [],
    ...over,
  };
}

/** Row 1 of an import, with the action `add`, place and Google ids of its own, and no category. */
export function anImportedBusiness(over: Partial<ImportedBusiness> = {}): ImportedBusiness {
  const input = aBusinessInput();
  const { name, description, photosCount, openingHours } = input;
  return {
    row: 1,
    name,
    slug: null,
    description,
    status: 'active',
    ...textsOf(IMPORTED_FIELDS, input),
    email: null,
    photosCount,
    placeId: `ChIJ${v7()}`,
    googleId: `0x${v7()}`,
    businessStatus: 'OPERATIONAL',
    categoryIds: [],
    location: { ...aLocationInput(), street: 'Moda Cad. No: 12', countryCode: 'TR' },
    openingHours,
    action: 'add',
    targetId: null,
    ...over,
  };
}

/** The headquarters as in an event. */
export function aLocationSnapshot(over: Partial<LocationSnapshot> = {}): LocationSnapshot {
  return { ...aLocationInput(), id: v7(), cityKey: 'istanbul', districtKeys: ['k:istanbul/kadikoy'], ...over };
}

/** A public business as in an event. Slug and sort key are derived from the name. */
export function aBusinessSnapshot(over: Partial<BusinessSnapshot> = {}): BusinessSnapshot {
  const input = aBusinessInput();
  const name = over.name ?? input.name;
  return {
    id: v7(),
    slug: slugify(name),
    name,
    sortKey: sortKey(name),
    description: input.description,
    status: input.status,
    verified: input.verified,
    featured: input.featured,
    ...textsOf(FIELD_NAMES, input),
    categoryIds: input.categoryIds,
    serviceAttributeIds: input.serviceAttributeIds,
    locations: [aLocationSnapshot()],
    productNames: ['Erzincan Tulum Peyniri'],
    averageRating: null,
    reviewCount: 0,
    createdAt: '2026-11-05T09:00:00.000Z',
    updatedAt: '2026-11-05T09:00:00.000Z',
    ...over,
  };
}

/** A public product as in an event: one business offers it, and it has no category. The sort key is derived from the name. */
export function aProductSnapshot(over: Partial<ProductSnapshot> = {}): ProductSnapshot {
  const name = over.name ?? 'Erzincan Tulum Peyniri';
  return {
    id: v7(),
    name,
    sortKey: sortKey(name),
    description: 'Koyun sütünden, altı ay dinlendirilmiş.',
    categoryId: null,
    price: 349.9,
    imageUrl: null,
    ...textsOf(PRODUCT_FIELD_NAMES, {}),
    businessIds: [v7()],
    ...over,
  };
}
