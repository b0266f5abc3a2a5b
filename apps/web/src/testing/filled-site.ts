import { render } from '../entry-server.js';
import type { BusinessCards } from '../features/listing/load-place.js';
import { type Answers, usualAnswers } from './answers.js';
import {
  aBlogCategory,
  aBusiness,
  aBusinessPage,
  aCategory,
  aList,
  aPost,
  aPostList,
  aProduct,
  aProductList,
  aSite,
  businessCards,
} from './builders.js';

const businesses = (): BusinessCards => aBusinessPage({ items: businessCards(12), total: 20, totalPages: 2 });
const district = {
  id: 'district-1',
  slug: 'istanbul-kadikoy',
  name: 'Kadıköy',
  city: 'İstanbul',
  citySlug: 'istanbul',
  region: 'Marmara',
  country: 'Türkiye',
  description: null,
  imageUrl: '/gorsel/imza/kadikoy',
  businessCount: 7,
};
const elsewhere = {
  ...district,
  id: 'district-2',
  slug: 'izmir-konak',
  name: 'Konak',
  city: 'İzmir',
  citySlug: 'izmir',
};
const business = aBusiness({
  phone: '+90 224 555 11 22',
  logoUrl: '/gorsel/imza/logo',
  coverImageUrl: '/gorsel/imza/kapak',
  openingHours: [
    { dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false },
    { dayOfWeek: 0, opens: null, closes: null, isClosed: true },
  ],
  products: [aProduct(), aProduct({ id: 'product-2', name: 'Kimyon', price: null })],
  certificates: [
    { id: 'certificate-1', name: 'ISO 22000', description: null, issuedDate: '2025-01-01', expiryDate: '2030-01-01' },
  ],
});
const post = aPost({ featuredImageUrl: '/gorsel/imza/nar', commentCount: 2 });

/** A small site with an example of every record, in which no optional value is missing. */
const ANSWERS: Answers = {
  ...usualAnswers,
  ListBusinesses: () => ({ businessList: aList({ total: 20, totalPages: 2 }) }),
  GetBusiness: () => ({ business: { __typename: 'BusinessFound', business } }),
  ListAllCategories: () => ({ categories: [{ ...aCategory(), businessCount: 20 }] }),
  GetCategory: () => ({
    category: {
      __typename: 'CategoryFound',
      category: { ...aCategory(), description: 'Bütün ve öğütülmüş.' },
      seoText: null,
      businesses: businesses(),
    },
  }),
  ListCities: () => ({ cities: [{ slug: 'bursa', name: 'Bursa', country: 'Türkiye', businessCount: 20 }] }),
  GetCity: () => ({
    city: {
      __typename: 'CityFound',
      city: { slug: 'bursa', name: 'Bursa', country: 'Türkiye' },
      seoText: null,
      businesses: businesses(),
    },
  }),
  ListDistricts: () => ({ districts: [district, elsewhere] }),
  GetDistrict: () => ({
    district: { __typename: 'DistrictFound', district, seoText: null, businesses: businesses() },
  }),
  ListProducts: () => ({ productList: aProductList({ total: 30, totalPages: 2 }) }),
  ListPosts: ({ category }) => ({
    postList: aPostList({
      total: 12,
      totalPages: 2,
      ...(category ? { category: aBlogCategory(), canonicalCategory: 'rehber' } : {}),
    }),
  }),
  GetPost: () => ({ post: { __typename: 'PostFound', post } }),
};

/** One page of every indexed kind. */
export const INDEXED_PAGES = [
  '/',
  '/firma',
  '/firma?page=2',
  '/firma/anadolu-baharat-evi',
  '/kategoriler',
  '/kategori/baharat',
  '/kategori/baharat?page=2',
  '/sehirler',
  '/sehir/bursa',
  '/sehir/bursa?page=2',
  '/semtler',
  '/bolgeler',
  '/semt/istanbul-kadikoy',
  '/semt/istanbul-kadikoy?page=2',
  '/urunler',
  '/urunler?page=2',
  '/blog',
  '/blog?page=2',
  '/blog?category=rehber',
  '/blog/nar-hasadi',
  '/firma-ekle',
  '/kvkk-aydinlatma-metni',
  '/gizlilik',
  '/cerez-politikasi',
  '/kullanim-kosullari',
  '/degerlendirme-kurallari',
];

/** The metadata in the server-rendered page at a path. */
export async function sentHead(path: string, answers: Answers = {}) {
  const all = { ...ANSWERS, ...answers };
  const query = async <T>({ name }: { name: string }, variables: Record<string, unknown>) =>
    (await all[name]!(variables)) as T;
  const site = aSite();
  const { head } = await render({ url: path, origin: site.origin }, { query, site });
  const content = (name: string) => new RegExp(`name="${name}" content="([^"]*)"`).exec(head)?.[1] ?? '';
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(head) ?? [];
  const { '@graph': things = [] } = JSON.parse(json) as { '@graph'?: { '@type': string }[] };
  return {
    robots: content('robots'),
    description: content('description'),
    keywords: content('keywords'),
    share: content('twitter:image'),
    things,
  };
}
