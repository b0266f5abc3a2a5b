/** @jest-environment node */
import type { ServerPage } from './app/deferred-router.js';
import { render, OPERATIONS } from './entry-server.js';
import { outage, type Answers, usualAnswers } from './testing/answers.js';
import { catalogueFiles, catalogueIn } from './testing/catalogues.js';
import {
  aBusiness,
  aBusinessPage,
  aCategory,
  aList,
  aPost,
  aPostList,
  aProductList,
  aSite,
  countedCategories,
} from './testing/builders.js';

/** English sentences that differ from the Turkish ones: none of them may be shown on a Turkish page. */
let english: string[];
beforeAll(async () => {
  const catalogues = await Promise.all(catalogueFiles.map(catalogueIn));
  english = catalogues
    .flatMap((catalogue) => Object.values(catalogue))
    .flatMap(({ tr, en }) => (typeof en === 'string' && en !== tr ? [en] : []));
});
const ANSWERS: Answers = {
  ...usualAnswers,
  ListBusinesses: ({ categories }) => ({
    businessList: aList({
      total: 20,
      totalPages: 2,
      canonicalCategories: (categories as string[]).map((name) => (name === 'Baharat' ? 'baharat' : name)),
      selectedCategories: [aCategory()],
    }),
  }),
  ListPosts: ({ category }) => ({
    postList: aPostList({ total: 12, totalPages: 2, canonicalCategory: category ? 'rehber' : null }),
  }),
  ListProducts: ({ category }) => ({
    productList: aProductList({ totalPages: 2, canonicalCategory: category ? 'baharat' : null }),
  }),
  ListAllCategories: () => ({ categories: countedCategories(3) }),
  GetCategory: () => ({
    category: { __typename: 'CategoryFound', category: { ...aCategory(), description: null }, ...PLACE },
  }),
  ListCities: () => ({ cities: [BURSA] }),
  GetCity: () => ({ city: { __typename: 'CityFound', city: BURSA, ...PLACE } }),
  ListDistricts: () => ({ districts: [FATIH] }),
  GetDistrict: () => ({ district: { __typename: 'DistrictFound', district: FATIH, ...PLACE } }),
  GetPost: ({ slug }) => ({ post: POSTS[slug as string] ?? { __typename: 'PostNotFound', slug } }),
  GetBusiness: ({ slug }) => ({ business: BUSINESSES[slug as string] ?? { __typename: 'BusinessNotFound', slug } }),
};
const dated = aBusiness({
  name: 'A </script><b>\u2028',
  openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false }],
  certificates: [{ id: 'c1', name: 'ISO 22000', expiryDate: '2030-01-01' }],
});
const BUSINESSES: Record<string, unknown> = {
  'anadolu-baharat-evi': { __typename: 'BusinessFound', business: dated },
  eski: { __typename: 'BusinessMoved', slug: 'anadolu-baharat-evi' },
  silinmis: { __typename: 'BusinessDeleted', slug: 'silinmis' },
};

const PLACE = { seoText: null, businesses: aBusinessPage({ total: 20, totalPages: 2 }) };
const BURSA = { slug: 'bursa', name: 'Bursa', country: 'Turkiye', businessCount: 3 };
const FATIH = {
  id: 'district-1',
  slug: 'istanbul-fatih',
  name: 'Fatih',
  city: 'Istanbul',
  citySlug: 'istanbul',
  region: null,
  country: 'Turkiye',
  description: null,
  imageUrl: null,
  businessCount: 3,
};
const POSTS: Record<string, unknown> = {
  'nar-hasadi': { __typename: 'PostFound', post: aPost() },
  eski: { __typename: 'PostMoved', slug: 'nar-hasadi' },
  silinmis: { __typename: 'PostDeleted', slug: 'silinmis' },
};

const page = (url: string, answers: Answers = {}, locale?: 'en') => {
  const all = { ...ANSWERS, ...answers };
  const query = async <T>({ name }: { name: string; text: string }, variables: Record<string, unknown>) =>
    (await all[name]!(variables)) as T;
  const site = aSite(locale ? { locale } : {});
  return render({ url, origin: site.origin }, { query, site });
};
const ACCOUNT_PAGES = [
  '/kayit',
  '/giris',
  '/cikis',
  '/e-posta-dogrula',
  '/sifremi-unuttum',
  '/sifre-sifirla',
  '/hesabim',
];
const PAGES = [
  '/',
  '/firma',
  '/firma?q=sumak&category=baharat',
  '/firma/anadolu-baharat-evi',
  '/firma/yok',
  '/urunler',
  '/urunler?search=biber&category=baharat',
  '/blog',
  '/blog/nar-hasadi',
  '/kategoriler',
  '/kategori/baharat',
  '/sehirler',
  '/sehir/bursa',
  '/semtler',
  '/bolgeler',
  '/semt/istanbul-fatih',
  '/firma-ekle',
  '/favoriler',
  '/yok',
  ...ACCOUNT_PAGES,
];

describe('statuses and redirects', () => {
  it('keeps the space of the controls that need the script, so that the list does not move when they appear', async () => {
    const { body } = await page('/firma');

    expect(body).toMatch(/<div class="view-switch after-script"/);
    expect(body).toMatch(/<button class="button outline small after-script" disabled=""/);
  });

  it.each([
    ['/', 200],
    ['/firma', 200],
    ['/firma?page=2', 200],
    ['/firma?page=3', 404], // ROUTE-20
    ['/firma?page=iki', 200],
    ['/firma/anadolu-baharat-evi', 200],
    ['/firma/yok', 404], // ROUTE-16
    ['/firma/silinmis', 410], // ROUTE-16, 19
    ['/urunler?page=2', 200],
    ['/urunler?page=3', 404], // ROUTE-20
    ['/blog?page=2', 200],
    ['/blog?page=3', 404], // ROUTE-20
    ['/blog?page=iki', 200],
    ['/blog/nar-hasadi', 200],
    ['/blog/yok', 404], // ROUTE-16, 19
    ['/blog/silinmis', 410], // ROUTE-16, 19
    ['/firma-ekle', 200],
    ['/kvkk-aydinlatma-metni', 200], // GEN-25
    ['/gizlilik', 200],
    ['/cerez-politikasi', 200],
    ['/kullanim-kosullari', 200],
    ['/degerlendirme-kurallari', 200],
    ['/boyle/bir/sayfa', 404], // ROUTE-15
  ])('ROUTE-01 ROUTE-02 ROUTE-03 ROUTE-14 ROUTE-15 ROUTE-16 ROUTE-20 answers %s with %s', async (url, status) => {
    expect((await page(url)).status).toBe(status);
  });

  it.each([
    ['/firma?q=un&page=1', '/firma?q=un'], // ROUTE-20
    ['/firma?category=Baharat&sort=name', '/firma?category=baharat&sort=name'], // PUB-LIST-04
    ['/urunler?page=1', '/urunler'], // ROUTE-20
    ['/urunler?category=Baharat', '/urunler?category=baharat'],
    ['/blog?page=1', '/blog'], // ROUTE-20
    ['/blog?category=Rehber&search=nar&page=2', '/blog?category=rehber&search=nar&page=2'],
    ['/blog/eski', '/blog/nar-hasadi'], // ROUTE-19
    ['/firma/eski', '/firma/anadolu-baharat-evi'], // ROUTE-19
  ])('ROUTE-19 ROUTE-20 leads %s to %s for good', async (url, location) => {
    expect(await page(url)).toMatchObject({ status: 301, location });
  });

  it('ROUTE-06 leads /products to /urunler for good, with its query', async () => {
    expect(await page('/products?search=biber&page=2')).toMatchObject({
      status: 301,
      location: '/urunler?search=biber&page=2',
    });
    expect((await page('/urunler?search=biber&page=2')).head).toContain(
      '<link data-head rel="canonical" href="https://pazar.example/urunler?search=biber&amp;page=2">',
    );
  });

  it.each([
    ['/firma', { ListBusinesses: outage }],
    ['/urunler', { ListProducts: outage }],
    ['/firma/anadolu-baharat-evi', { GetBusiness: outage }],
    ['/blog', { ListPosts: outage }],
    ['/blog/nar-hasadi', { GetPost: outage }],
  ])('answers %s with 503 while its owner is away', async (url, answers) => {
    const { status, degraded, body, robotsHeader } = await page(url, answers);

    expect({ status, degraded, robotsHeader }).toEqual({
      status: 503,
      degraded: true,
      robotsHeader: 'noindex, follow',
    });
    expect(body).toContain('Hata kimliği: trace-7f3a');
  });

  it('answers 404 for an address that the directory refuses as invalid', async () => {
    const refuse = () => Promise.reject(Object.assign(new Error('bad'), { kind: 'invalid', code: 'bad-request' }));

    expect((await page('/firma/x', { GetBusiness: refuse })).status).toBe(404);
  });

  it.each([
    ['categories', '/', { ListCategories: outage }],
    ['recent businesses', '/', { ListRecentBusinesses: outage }],
    ['featured posts', '/', { ListFeaturedPosts: outage }],
    ['footer', '/', { GetLayout: outage }],
    ['categories', '/blog', { ListBlogCategories: outage }],
    ['featured posts', '/blog', { ListFeaturedPosts: outage }],
  ])('answers 200, marked as degraded, without its %s: %s', async (_, url, answers) => {
    expect(await page(url, answers)).toMatchObject({ status: 200, degraded: true });
  });

  it('is not degraded otherwise, but is by a reduced search', async () => {
    for (const url of ['/', '/firma', '/blog']) expect([url, (await page(url)).degraded]).toEqual([url, false]);
    const reduced = { ListBusinesses: () => ({ businessList: aList({ reduced: true }) }) };
    expect((await page('/firma', reduced)).degraded).toBe(true);
  });
});

describe('the rendered page', () => {
  it('PUB-SEO-10 holds head, structured data and content', async () => {
    const { head, body } = await page('/firma');

    expect(head).toContain('<title>Tüm Gıda Tedarikçileri | Pazar</title>');
    expect(head).toContain('application/ld+json');
    expect(body).toContain('<h1>Tüm Gıda Tedarikçileri</h1>');
    expect(body).toContain('Firma 1');
  });

  it('GEN-09 calls the site by its brand in title, header, footer, structured data and texts', async () => {
    const site = aSite({ brand: 'Kiler' });
    const query = async <T>({ name }: { name: string }, variables: Record<string, unknown>) =>
      (await ANSWERS[name]!(variables)) as T;
    const home = await render({ url: '/', origin: site.origin }, { query, site });
    const terms = await render({ url: '/kullanim-kosullari', origin: site.origin }, { query, site });
    const part = (tag: string) => new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(home.body)?.[0];

    expect(home.head).toMatch(/<title>[^<]+ \| Kiler<\/title>/);
    expect(home.head).toMatch(/"@type":"Organization"[^}]*"name":"Kiler"/);
    for (const [tag, times] of [
      ['header', 1],
      ['footer', 2],
    ] as const) {
      expect(part(tag)?.match(/Kiler/g)).toHaveLength(times);
    }
    expect(terms.body).toMatch(/<main.*Kiler.*<\/main>/s);
    expect(home.head + home.body + terms.head + terms.body).not.toMatch(/Pazar\b|Tezgâh\b/);
  });

  it('PUB-SEO-05 sends noindex in a header for pages that are not to be indexed', async () => {
    expect((await page('/firma?q=sumak')).robotsHeader).toBe('noindex, follow');
    expect((await page('/firma')).robotsHeader).toBeUndefined();
    expect((await page('/urunler?category=baharat')).robotsHeader).toBe('noindex, follow');
    expect((await page('/urunler')).robotsHeader).toBeUndefined();
  });

  it.each(ACCOUNT_PAGES)('PUB-SEO-05 keeps %s out of search engines, its links too', async (url) => {
    const { status, head, robotsHeader } = await page(url);

    expect({ status, robotsHeader }).toEqual({ status: 200, robotsHeader: 'noindex, nofollow' });
    expect(head).toContain('<meta data-head name="robots" content="noindex, nofollow">');
    expect(head).not.toContain('canonical');
  });

  it.each(ACCOUNT_PAGES)(
    'has only post forms on %s, so that early submits put no input into addresses',
    async (url) => {
      const { body } = await page(url);

      expect(body.match(/<form(?![^>]*method="post")[^>]*>/g)).toBeNull();
      expect(body.match(/<button[^>]*type="submit"(?![^>]*disabled)[^>]*>/g)).toBeNull();
    },
  );

  it('A12 contains the data escaped', async () => {
    const { state } = await page('/firma/anadolu-baharat-evi');

    expect(state).not.toMatch(/<\/script>|\u2028/);
    const drawn = JSON.parse(state) as { site: unknown; page: ServerPage };
    expect(drawn.site).toMatchObject({ brand: 'Pazar', locale: 'tr' });
    expect(Object.values(drawn.page.loaderData)).toContainEqual(
      expect.objectContaining({ business: expect.objectContaining({ name: 'A </script><b>\u2028' }) }),
    );
  });

  it.each(PAGES)('has no inline script, handler or style on %s', async (url) => {
    const { body } = await page(url);

    expect(body).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/);
  });

  it.each(PAGES)('is whole on %s: no part waits for a script that puts it in its place', async (url) => {
    const { body } = await page(url);

    expect(body).not.toMatch(/<!--\$[?!]|<template|\shidden="" id="S:/);
  });

  it.each(PAGES)('is the same at a later date on %s: nothing depends on the current time', async (url) => {
    const first = await page(url);
    jest.useFakeTimers({ now: new Date('2031-05-05T02:00:00Z') });
    const second = await page(url).finally(() => jest.useRealTimers());

    expect(second).toEqual(first);
  });

  const NEEDS_SCRIPT =
    '<noscript><p class="notice">Burayı kullanmak için tarayıcınızda JavaScript açık olmalı.</p></noscript>';

  it.each(['/kayit', '/giris', '/firma-ekle', '/blog/nar-hasadi'])(
    'PUB-SEO-10 the form of %s says why it cannot be sent without JavaScript',
    async (address) => {
      expect((await page(address)).body).toContain(NEEDS_SCRIPT);
    },
  );

  it.each(['/hesabim', '/hesabim/aramalarim', '/favoriler', '/taleplerim', '/isletmem', '/isletmem/ege-zeytin'])(
    'PUB-SEO-10 %s says without JavaScript why it shows nothing',
    async (address) => {
      expect((await page(address)).body).toContain(NEEDS_SCRIPT);
    },
  );

  it('searches and filters without JavaScript', async () => {
    const home = (await page('/')).body;
    expect(home).toMatch(/<form[^>]*action="\/firma"[^>]*>/);
    expect(home).not.toMatch(/<form[^>]*method="post"/i);

    const list = (await page('/firma?category=baharat')).body;
    expect(list).toContain('<a class="button outline" href="#filtreler">');
    expect(list).toMatch(
      /<input type="checkbox" name="category" checked="" value="baharat"\/>|name="category"[^>]*checked/,
    );
    expect(list).toContain('type="submit">Uygula</button>');
  });

  it.each(PAGES)('GEN-18 speaks no Turkish in English, on %s', async (url) => {
    const { body, head } = await page(url, {}, 'en');

    expect((head + body).match(/[^<>"]*[çğışöüÇĞİŞÖÜ][^<>"]*/g) ?? []).toEqual([]);
  });

  it.each(PAGES)('GEN-18 speaks no English in Turkish, on %s', async (url) => {
    const { body } = await page(url);
    const shown = new Set([...body.matchAll(/(?<=[>"])[^<>"]+(?=[<"])/g)].map(([text]) => text.trim()));

    expect(english.filter((text) => shown.has(text))).toEqual([]);
  });

  it('offers every operation to the gateway', () => {
    expect(OPERATIONS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GetBusiness', 'GetLayout', 'ListBusinesses', 'ListCategories', 'ListRecentBusinesses']),
    );
  });
});
