import type { CategorySnapshot } from '@tedarik/events';
import { slugify, sortKey } from '@tedarik/turkish';
import { v7 } from 'uuid';
import type { DirectoryFacts } from './directory-stand-in.js';

export const aCategory = (name: string, over: Partial<CategorySnapshot> = {}) => ({
  id: v7(),
  slug: slugify(name),
  name,
  sortKey: sortKey(name),
  sortOrder: null,
  description: null,
  businessCount: 1,
  ...over,
});

/** A district without businesses. */
export const aDistrict = (name: string, city: string) => ({
  id: v7(),
  slug: slugify(`${city} ${name}`),
  name,
  nameKey: slugify(name),
  city,
  cityKey: slugify(city),
  region: null,
  country: 'Türkiye',
  description: null,
  imageUrl: null,
  businessCount: 0,
});

export const noFacts = (): DirectoryFacts => ({
  tables: {
    categories: [],
    cities: [],
    districts: [],
    synonyms: [],
    stopWords: [],
    formerSlugs: [],
    certificates: [],
    serviceAttributes: [],
  },
  businesses: [],
  answers: {},
  seoTexts: {},
  listed: [],
  addressesListed: [],
  productAddressesListed: [],
  products: [],
  productsListed: [],
  searched: [],
  clicked: [],
  pageActs: [],
  recentSearches: [],
});
