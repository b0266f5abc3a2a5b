import type { BusinessSnapshot } from '@tedarik/events';
import { FIELD_NAMES, textsOf } from '@tedarik/fields';
import { SYNONYMS } from '@tedarik/testing';
import { lower, slugify, sortKey } from '@tedarik/turkish';
import type { NamedKeys } from '../../src/index.js';
import { generated } from './generated.js';
import { HAND_WRITTEN } from './hand-written.js';
import type { JudgedBusiness } from './judged-business.js';
import { CERTIFICATES, SERVICES } from './market/vocabulary.js';

const CATEGORIES =
  'Baharat|Unlu Mamuller|Süt Ürünleri|Et Ürünleri|Şekerleme|Meyve ve Sebze|Çay ve İçecek|Zeytinyağı ve Yağlar|Tahıl ve Bakliyat|Kuruyemiş|Deniz Ürünleri|Tatlı|Arıcılık'.split(
    '|',
  );
export const uuid = (kind: number, number: number): string =>
  `0190000${kind}-0000-7000-8000-${String(number).padStart(12, '0')}`;

const rowsOf = (kind: number, names: readonly string[]) => names.map((name, at) => ({ id: uuid(kind, at), name }));
const certificates = rowsOf(5, CERTIFICATES);
const serviceAttributes = rowsOf(6, SERVICES);
const idsOf = (rows: typeof certificates, names: string[] = []) =>
  rows.filter(({ name }) => names.includes(name)).map(({ id }) => id);

export const categoryIdOf = (name: string): string => uuid(1, CATEGORIES.indexOf(name));

/** The fixed set of businesses that searches are judged on: the same in every run. */
export const JUDGED: readonly JudgedBusiness[] = [...HAND_WRITTEN, ...generated(160)];

const cities = [...new Set(JUDGED.map(({ city }) => city))];

/** The names in the directory's reference tables that these businesses refer to. */
export const TABLES: NamedKeys = {
  categories: CATEGORIES.map((name) => ({ id: categoryIdOf(name), name })),
  certificates,
  serviceAttributes,
  cities: cities.map((name) => ({ key: slugify(name), name })),
  districts: [
    { id: uuid(2, 1), name: 'Kadıköy', cityKey: 'istanbul' },
    { id: uuid(2, 2), name: 'Ayvalık', cityKey: 'balikesir' },
  ],
  synonyms: SYNONYMS,
};

/** The snapshot that the directory would publish for a judged business. */
export function snapshotOf(business: JudgedBusiness, number: number): BusinessSnapshot {
  const { city, borough } = business;
  const cityKey = slugify(city);
  return {
    id: uuid(3, number),
    slug: slugify(business.name),
    name: business.name,
    sortKey: sortKey(business.name),
    description: business.description,
    status: 'active',
    verified: number % 3 === 0,
    featured: number % 7 === 0,
    ...textsOf(FIELD_NAMES, { established: String(1950 + (number % 70)) }),
    categoryIds: business.categories.map(categoryIdOf),
    serviceAttributeIds: idsOf(serviceAttributes, business.services),
    heldCertificates: idsOf(certificates, business.certificates).map((id) => ({ certificateId: id, expiryDate: null })),
    locations: [
      {
        id: uuid(4, number),
        address: `Çarşı Caddesi No ${number + 1}`,
        city,
        cityKey,
        borough,
        region: null,
        country: 'Türkiye',
        postalCode: null,
        latitude: null,
        longitude: null,
        phone: null,
        email: null,
        isHeadquarters: true,
        districtKeys: borough ? [`k:${cityKey}/${slugify(borough)}`] : [],
      },
    ],
    productNames: business.products,
    averageRating: business.rating,
    reviewCount: business.reviews,
    createdAt: new Date(Date.UTC(2024, 0, 1 + number)).toISOString(),
    updatedAt: new Date(Date.UTC(2025, 0, 1 + number)).toISOString(),
  };
}

/** The words that occur literally in name, products and place of a business, in lower case. */
export const literalTitles = (business: JudgedBusiness): Set<string> =>
  new Set(
    lower([business.name, ...business.products, business.city, business.borough].join(' '))
      .replace(/['’][\p{L}]+/gu, '')
      .split(/[^\p{L}\p{N}]+/u),
  );
