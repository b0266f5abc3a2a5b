/** @jest-environment node */
import { layoutMessages } from './app/layout.messages.js';
import { componentMessages } from './components/components.messages.js';
import { businessMessages } from './features/business/business.messages.js';
import { businessListMessages } from './features/business-list/business-list.messages.js';
import { homeMessages } from './features/home/home.messages.js';
import { notFoundMessages } from './features/not-found/not-found.messages.js';
import { render, OPERATIONS } from './entry-server.js';
import { outage, type Answers, usualAnswers } from './testing/answers.js';
import { aBusiness, aCategory, aList, aSite } from './testing/builders.js';

const ENGLISH = [
  componentMessages,
  layoutMessages,
  homeMessages,
  businessListMessages,
  businessMessages,
  notFoundMessages,
].flatMap((catalogue) =>
  Object.values<{ tr?: unknown; en: unknown }>(catalogue).flatMap(({ tr, en }) =>
    typeof en === 'string' && en !== tr ? [en] : [],
  ),
);
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
  GetBusiness: ({ slug }) => ({ business: BUSINESSES[slug as string] ?? { __typename: 'BusinessNotFound', slug } }),
};
const dated = aBusiness({
  name: 'A </script><b>',
  openingHours: [{ dayOfWeek: 1, opens: '09:00', closes: '18:00', isClosed: false }],
  certificates: [{ id: 'c1', name: 'ISO 22000', expiryDate: '2030-01-01' }],
});
const BUSINESSES: Record<string, unknown> = {
  'anadolu-baharat-evi': { __typename: 'BusinessFound', business: dated },
  eski: { __typename: 'BusinessMoved', slug: 'anadolu-baharat-evi' },
  silinmis: { __typename: 'BusinessDeleted', slug: 'silinmis' },
};

const page = (url: string, answers: Answers = {}, locale?: 'en') => {
  const all = { ...ANSWERS, ...answers };
  const query = async <T>({ name }: { name: string; text: string }, variables: Record<string, unknown>) =>
    (await all[name]!(variables)) as T;
  const site = aSite(locale ? { locale } : {});
  return render({ url, origin: site.origin }, { query, site });
};
const PAGES = ['/', '/firma', '/firma?q=sumak&category=baharat', '/firma/anadolu-baharat-evi', '/firma/yok', '/yok'];

describe('statuses and redirects', () => {
  it.each([
    ['/', 200],
    ['/firma', 200],
    ['/firma?page=2', 200],
    ['/firma?page=3', 404], // ROUTE-20
    ['/firma?page=iki', 200],
    ['/firma/anadolu-baharat-evi', 200],
    ['/firma/yok', 404], // ROUTE-16
    ['/firma/silinmis', 410], // ROUTE-16, 19
    ['/boyle/bir/sayfa', 404], // ROUTE-15
  ])('ROUTE-01 to 03, 15, 16, 20 answers %s with %s', async (url, status) => {
    expect((await page(url)).status).toBe(status);
  });

  it.each([
    ['/firma?q=un&page=1', '/firma?q=un'], // ROUTE-20
    ['/firma?category=Baharat&sort=name', '/firma?category=baharat&sort=name'], // PUB-LIST-04
    ['/firma/eski', '/firma/anadolu-baharat-evi'], // ROUTE-19
  ])('ROUTE-19, 20 leads %s to %s for good', async (url, location) => {
    expect(await page(url)).toMatchObject({ status: 301, location });
  });

  it.each([
    ['/firma', { ListBusinesses: outage }],
    ['/firma/anadolu-baharat-evi', { GetBusiness: outage }],
  ])('answers %s with 503 while its owner is away', async (url, answers) => {
    const { status, degraded, body, robotsHeader } = await page(url, answers);

    expect({ status, degraded, robotsHeader }).toEqual({
      status: 503,
      degraded: true,
      robotsHeader: 'noindex, follow',
    });
    expect(body).toContain('Hata kimliği: trace-7f3a');
  });

  it('takes an address that the directory refuses for an unknown one', async () => {
    const refuse = () => Promise.reject(Object.assign(new Error('bad'), { kind: 'invalid', code: 'bad-request' }));

    expect((await page('/firma/x', { GetBusiness: refuse })).status).toBe(404);
  });

  it.each([
    ['categories', { ListCategories: outage }],
    ['recent businesses', { ListRecentBusinesses: outage }],
    ['footer', { GetLayout: outage }],
  ])('is degraded but there without its %s', async (_, answers) => {
    expect(await page('/', answers)).toMatchObject({ status: 200, degraded: true });
  });

  it('is whole otherwise, and degraded by a reduced search', async () => {
    expect((await page('/firma')).degraded).toBe(false);
    const reduced = { ListBusinesses: () => ({ businessList: aList({ reduced: true }) }) };
    expect((await page('/firma', reduced)).degraded).toBe(true);
  });
});

describe('what is sent', () => {
  it('PUB-SEO-10 holds head, structured data and content', async () => {
    const { head, body } = await page('/firma');

    expect(head).toContain('<title>Tüm Gıda Tedarikçileri | Pazar</title>');
    expect(head).toContain('application/ld+json');
    expect(body).toContain('<h1>Tüm Gıda Tedarikçileri</h1>');
    expect(body).toContain('Firma 1');
  });

  it('PUB-SEO-05 says in a header what is not to be indexed', async () => {
    expect((await page('/firma?q=sumak')).robotsHeader).toBe('noindex, follow');
    expect((await page('/firma')).robotsHeader).toBeUndefined();
  });

  it('takes the data along once, escaped', async () => {
    const { state } = await page('/firma/anadolu-baharat-evi');

    expect(state).not.toContain('</script>');
    const { site, loaderData } = JSON.parse(state) as { site: unknown; loaderData: Record<string, unknown> };
    expect(site).toMatchObject({ brand: 'Pazar', locale: 'tr' });
    expect(Object.values(loaderData)).toContainEqual(
      expect.objectContaining({ business: expect.objectContaining({ name: 'A </script><b>' }) }),
    );
  });

  it.each(PAGES)('has no inline script, handler or style on %s', async (url) => {
    const { body } = await page(url);

    expect(body).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/);
  });

  it.each(PAGES)('is the same a second time on %s: nothing depends on now', async (url) => {
    const first = await page(url);
    jest.useFakeTimers({ now: new Date('2031-05-05T02:00:00Z') });
    const second = await page(url).finally(() => jest.useRealTimers());

    expect(second).toEqual(first);
  });

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

    expect(ENGLISH.filter((text) => shown.has(text))).toEqual([]);
  });

  it('offers every operation to the gateway', () => {
    expect(OPERATIONS.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GetBusiness', 'GetLayout', 'ListBusinesses', 'ListCategories', 'ListRecentBusinesses']),
    );
  });
});
