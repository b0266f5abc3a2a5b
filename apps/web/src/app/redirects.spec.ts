/** @jest-environment node */
import { render } from '../entry-server.js';
import { type Answers, outage, usualAnswers } from '../testing/answers.js';
import { aBusinessPage, aSite } from '../testing/builders.js';

const NOWHERE = { __typename: 'PlaceNotFound', name: 'Yok' };
const CITIES: Record<string, unknown> = {
  izmir: {
    __typename: 'CityFound',
    city: { slug: 'izmir', name: 'İzmir', country: 'Türkiye' },
    seoText: null,
    businesses: aBusinessPage({ total: 20, totalPages: 2 }),
  },
  bayburt: {
    __typename: 'CityFound',
    city: { slug: 'bayburt', name: 'Bayburt', country: 'Türkiye' },
    seoText: null,
    businesses: aBusinessPage({ items: [], total: 0, totalPages: 0 }),
  },
  İzmir: { __typename: 'PlaceMoved', slug: 'izmir' },
};
const ELSEWHERE: Record<string, unknown> = {
  dairy: { __typename: 'PlaceMoved', slug: 'sut-urunleri' },
  kaldirilan: { __typename: 'PlaceDeleted', name: 'Kaldırılan' },
};
const ANSWERS: Answers = {
  ...usualAnswers,
  GetCity: ({ slug }) => ({ city: CITIES[slug as string] ?? NOWHERE }),
  GetCategory: ({ slug }) => ({ category: ELSEWHERE[slug as string] ?? NOWHERE }),
  GetDistrict: ({ slug }) => ({ district: ELSEWHERE[slug as string] ?? NOWHERE }),
  ListCities: () => ({ cities: [] }),
  ListDistricts: () => ({ districts: [] }),
  ListAllCategories: () => ({ categories: [] }),
  FindBusiness: ({ nameSlug }) => ({ businessNamed: nameSlug === 'eski-ad' ? 'yeni-ad' : null }),
};
const page = (url: string, answers: Answers = {}) => {
  const all = { ...ANSWERS, ...answers };
  const query = async <T>({ name }: { name: string }, variables: Record<string, unknown>) =>
    (await all[name]!(variables)) as T;
  const site = aSite();
  return render({ url, origin: site.origin }, { query, site });
};

it.each([
  ['ROUTE-04', '/isletmeler', '/firma'],
  ['ROUTE-04', '/isletmeler?q=un&sort=name', '/firma?q=un&sort=name'],
  ['ROUTE-05', '/isletme/eski-ad', '/firma/yeni-ad'],
  ['ROUTE-09', '/city/izmir', '/sehir/izmir'],
  ['ROUTE-09', '/city/izmir?page=2', '/sehir/izmir?page=2'],
  ['ROUTE-12', '/district', '/semtler'],
  ['ROUTE-12', '/district/istanbul-kadikoy', '/semtler'],
  ['ROUTE-12', '/district/a/b?page=2', '/semtler'],
  ['ROUTE-17', '/BusinessPage', '/firma'],
  ['ROUTE-17', '/BusinessPage/anadolu', '/firma/anadolu'],
  ['ROUTE-17 PUB-LAY-04', '/business', '/firma'],
  ['ROUTE-17 PUB-LAY-04', '/business/%C5%9Feker', '/firma/%C5%9Feker'],
  ['ADM-DASH-04', '/admin/businesses', '/yonetici/firmalar'],
  ['ROUTE-19 SLUG-09', '/kategori/dairy', '/kategori/sut-urunleri'],
  ['ROUTE-19 SLUG-09', '/kategori/dairy?page=2', '/kategori/sut-urunleri?page=2'],
  ['SLUG-07', '/sehir/%C4%B0zmir', '/sehir/izmir'],
  ['ROUTE-20', '/sehir/izmir?page=1', '/sehir/izmir'],
])('%s answers %s with 301 to %s', async (_, url, location) => {
  expect(await page(url)).toMatchObject({ status: 301, location });
});

it.each([
  ['ROUTE-07', '/kategoriler', 200],
  ['ROUTE-08', '/sehirler', 200],
  ['ROUTE-10', '/semtler', 200],
  ['ROUTE-10', '/bolgeler', 200],
  ['ROUTE-08', '/sehir/izmir', 200],
  ['PUB-CITY-10', '/sehir/bayburt', 200],
  ['PUB-CITY-10 ROUTE-16', '/sehir/atlantis', 404],
  ['ROUTE-07 PUB-CAT-12', '/kategori/yok', 404],
  ['ROUTE-11', '/semt/yok', 404],
  ['ROUTE-16 ROUTE-19', '/kategori/kaldirilan', 410],
  ['ROUTE-16 ROUTE-19', '/semt/kaldirilan', 410],
  ['ROUTE-20', '/sehir/izmir?page=2', 200],
  ['ROUTE-20', '/sehir/izmir?page=3', 404],
  ['ROUTE-20', '/sehir/izmir?page=iki', 200],
  ['ROUTE-05', '/isletme/kimse', 404],
  ['ADM-DASH-04', '/admin', 404],
  ['ADM-DASH-04', '/admin/categories', 404],
])('%s answers %s with %s', async (_, url, status) => {
  expect((await page(url)).status).toBe(status);
});

it('ROUTE-20 reads an invalid page number as the first page, whose canonical address has no number', async () => {
  const { head } = await page('/sehir/izmir?page=iki');
  expect(head).toContain('rel="canonical" href="https://pazar.example/sehir/izmir"');
});

it.each([
  ['/kategoriler', 'ListAllCategories'],
  ['/kategori/baharat', 'GetCategory'],
  ['/sehirler', 'ListCities'],
  ['/sehir/izmir', 'GetCity'],
  ['/semtler', 'ListDistricts'],
  ['/bolgeler', 'ListDistricts'],
  ['/semt/istanbul-kadikoy', 'GetDistrict'],
  ['/isletme/eski-ad', 'FindBusiness'],
])('API-03 answers %s with 503 and noindex while its data is unavailable', async (url, operation) => {
  const answer = await page(url, { [operation]: outage });
  expect([answer.status, answer.robotsHeader, answer.degraded]).toEqual([503, 'noindex, follow', true]);
});
