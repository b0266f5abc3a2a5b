import type { Business } from '../features/business/api/load-business.js';
import type { BusinessList } from '../features/business-list/api/load-business-list.js';
import type { BusinessCardFragment, GetLayoutQuery, ListCategoriesQuery } from '../lib/graphql/types.js';
import type { Site } from '../lib/site.js';

export const aSite = (over: Partial<Site> = {}): Site => ({
  brand: 'Pazar',
  origin: 'https://pazar.example',
  locale: 'tr',
  contact: { email: 'bilgi@pazar.example', phone: '+90 212 555 00 00', address: 'Fatih, Istanbul' },
  ...over,
});

export const aCategory = (slug = 'baharat', name = 'Baharat') => ({ id: `category-${slug}`, slug, name });

export const countedCategories = (count: number): ListCategoriesQuery['categories'] =>
  Array.from({ length: count }, (_, index) => ({
    ...aCategory(`kategori-${index + 1}`, `Kategori ${index + 1}`),
    businessCount: 1000 + index,
  }));

export const aLayout = (count = 6): GetLayoutQuery['layout'] => ({
  footerCategories: countedCategories(Math.min(count, 5)),
  categoryCount: count,
});

export const aBusinessCard = (over: Partial<BusinessCardFragment> = {}): BusinessCardFragment => ({
  id: 'business-1',
  slug: 'anadolu-baharat-evi',
  name: 'Anadolu Baharat Evi',
  description: 'Haftalik ogutulen baharat.',
  verified: false,
  featured: false,
  websiteUrl: 'https://www.anadolu.example/',
  averageRating: 4.8,
  reviewCount: 126,
  categories: [aCategory()],
  headquarters: { city: 'Bursa', country: 'Turkey' },
  ...over,
});

export const businessCards = (count: number): BusinessCardFragment[] =>
  Array.from({ length: count }, (_, index) =>
    aBusinessCard({ id: `business-${index}`, slug: `firma-${index}`, name: `Firma ${index}` }),
  );

export const aList = (over: Partial<BusinessList> = {}): BusinessList => ({
  items: businessCards(2),
  total: 2,
  totalIsLowerBound: false,
  page: 1,
  totalPages: 1,
  sort: 'RATING',
  reduced: false,
  facets: [
    { category: aCategory(), count: 48 },
    { category: aCategory('sut-urunleri', 'Sut Mamulleri'), count: 41 },
  ],
  selectedCategories: [],
  canonicalCategories: [],
  ...over,
});

export const aLocation = (over: Partial<Business['locations'][number]> = {}): Business['locations'][number] => ({
  id: 'location-1',
  address: 'Tahmis Sokak 12',
  city: 'Bursa',
  citySlug: 'bursa',
  borough: 'Osmangazi',
  region: 'Marmara',
  country: 'Turkey',
  postalCode: '16010',
  latitude: 40.18,
  longitude: 29.06,
  phone: '+90 224 555 11 22',
  email: null,
  isHeadquarters: true,
  ...over,
});

export const aBusiness = (over: Partial<Business> = {}): Business => ({
  ...aBusinessCard(),
  established: '1974',
  phone: null,
  email: 'siparis@anadolu.example',
  headquarters: aLocation(),
  locations: [aLocation()],
  openingHours: [],
  products: [],
  certificates: [],
  ...over,
});
