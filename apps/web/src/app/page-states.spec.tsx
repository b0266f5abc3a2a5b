import { act, screen } from '@testing-library/react';
import { outage } from '../testing/answers.js';
import {
  aBusiness,
  aBusinessPage,
  aCategory,
  aList,
  aPost,
  aPostList,
  aProductList,
  countedCategories,
} from '../testing/builders.js';
import { renderSite } from '../testing/render-site.js';

interface States {
  address: string;
  requests: string;
  loaded: unknown;
  heading: string;
  nothing: unknown;
  says: string;
}
const none = { items: [], total: 0, totalPages: 0 };
const place = { seoText: null, businesses: aBusinessPage() };
const fatih = { id: 'd1', slug: 'istanbul-fatih', name: 'Fatih', city: 'Istanbul', citySlug: 'istanbul' };
const district = { ...fatih, region: null, country: 'Turkiye', description: null, imageUrl: null, businessCount: 3 };
const city = { slug: 'bursa', name: 'Bursa', country: 'Turkiye', businessCount: 3 };
const missing = { __typename: 'PlaceNotFound', name: 'Yok' };

/** Each page with its request: either data shown under a heading, or no data and the text shown then. */
const PAGES: States[] = [
  {
    address: '/firma',
    requests: 'ListBusinesses',
    loaded: { businessList: aList() },
    heading: 'Tüm Gıda Tedarikçileri',
    nothing: { businessList: aList(none) },
    says: 'Sonuç bulunamadı',
  },
  {
    address: '/firma/anadolu-baharat-evi',
    requests: 'GetBusiness',
    loaded: { business: { __typename: 'BusinessFound', business: aBusiness() } },
    heading: 'Anadolu Baharat Evi',
    nothing: { business: { __typename: 'BusinessNotFound', slug: 'yok' } },
    says: 'Aradığınız işletme bulunamadı.',
  },
  {
    address: '/urunler',
    requests: 'ListProducts',
    loaded: { productList: aProductList() },
    heading: 'Ürünler',
    nothing: { productList: aProductList(none) },
    says: 'Ürün bulunamadı',
  },
  {
    address: '/kategoriler',
    requests: 'ListAllCategories',
    loaded: { categories: countedCategories(3) },
    heading: 'Kategoriler',
    nothing: { categories: [] },
    says: 'Henüz kategori eklenmemiş.',
  },
  {
    address: '/kategori/baharat',
    requests: 'GetCategory',
    loaded: { category: { __typename: 'CategoryFound', category: { ...aCategory(), description: null }, ...place } },
    heading: 'Baharat',
    nothing: { category: missing },
    says: 'Burada henüz işletme yok.',
  },
  {
    address: '/sehirler',
    requests: 'ListCities',
    loaded: { cities: [city] },
    heading: 'Şehirler',
    nothing: { cities: [] },
    says: 'Henüz şehir eklenmemiş.',
  },
  {
    address: '/sehir/bursa',
    requests: 'GetCity',
    loaded: { city: { __typename: 'CityFound', city, ...place } },
    heading: 'Bursa',
    nothing: { city: missing },
    says: 'Burada henüz işletme yok.',
  },
  {
    address: '/semtler',
    requests: 'ListDistricts',
    loaded: { districts: [district] },
    heading: 'İstanbul Semtleri',
    nothing: { districts: [] },
    says: 'Henüz semt eklenmemiş.',
  },
  {
    address: '/semt/istanbul-fatih',
    requests: 'GetDistrict',
    loaded: { district: { __typename: 'DistrictFound', district, ...place } },
    heading: 'Fatih',
    nothing: { district: missing },
    says: 'Semt bulunamadı',
  },
  {
    address: '/blog',
    requests: 'ListPosts',
    loaded: { postList: aPostList() },
    heading: 'Blog',
    nothing: { postList: aPostList(none) },
    says: 'Henüz blog yazısı bulunmuyor.',
  },
  {
    address: '/blog/nar-hasadi',
    requests: 'GetPost',
    loaded: { post: { __typename: 'PostFound', post: aPost() } },
    heading: 'Nar hasadi',
    nothing: { post: { __typename: 'PostNotFound', slug: 'yok' } },
    says: 'Blog yazısı bulunamadı.',
  },
];

describe.each(PAGES)('$address', ({ address, requests, loaded, heading, nothing, says }) => {
  it('PUB-UI-02 shows a skeleton while the page loads, then the page', async () => {
    let arrive!: (answer: unknown) => void;
    const { router, container } = renderSite('/', {
      [requests]: () => new Promise((resolve) => (arrive = resolve)),
    });
    await screen.findByRole('heading', { level: 1 });
    act(() => void router.navigate(address));

    expect(await screen.findByText('Yükleniyor…')).toHaveAttribute('role', 'status');
    expect(container.querySelector('[aria-busy="true"] .bone')).not.toBeNull();
    act(() => arrive(loaded));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(container.querySelector('.bone')).toBeNull();
  });

  it('PUB-UI-02 says that it could not be loaded, and offers to try again', async () => {
    renderSite(address, { [requests]: outage });

    expect(await screen.findByRole('alert')).toHaveTextContent('trace-7f3a');
    expect(screen.getByRole('link', { name: 'Tekrar Dene' })).toHaveAttribute('href', address);
  });

  it('PUB-UI-02 shows a message when there is no content', async () => {
    renderSite(address, { [requests]: () => nothing });

    expect((await screen.findAllByText(says)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
