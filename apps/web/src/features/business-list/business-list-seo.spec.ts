import { aCategory, aList, aSite } from '../../testing/builders.js';
import type { BusinessList } from './api/load-business-list.js';
import { businessListHead, listCanonical, listRobots, listTitle } from './business-list-seo.js';
import { parseListQuery } from './list-query.js';

const site = aSite();
const listed = (search: string, over: Partial<BusinessList> = {}) => ({
  state: 'loaded' as const,
  degraded: false,
  query: parseListQuery(new URLSearchParams(search)),
  list: aList(over),
});
const spices = { selectedCategories: [aCategory()] };
const two = { selectedCategories: [aCategory(), aCategory('et', 'Et')] };

describe('listTitle', () => {
  it('PUB-LIST-01 quotes the text, also beside categories', () => {
    expect(listTitle(listed('q=sumak'), site)).toBe('"sumak" için arama sonuçları');
    expect(listTitle(listed('q=sumak&category=baharat', spices), site)).toBe('"sumak" için arama sonuçları');
  });

  it('PUB-LIST-01 names the only category by its stored name', () => {
    expect(listTitle(listed('category=baharat', spices), site)).toBe('Baharat Tedarikçileri');
  });

  it('PUB-LIST-02 gives Turkish capitals to a word that names no category', () => {
    expect(listTitle(listed('category=içecek'), site)).toBe('İçecek Tedarikçileri');
    expect(listTitle(listed('category=ısırgan'), site)).toBe('Isırgan Tedarikçileri');
  });

  it('PUB-LIST-01 names all suppliers for several categories or none', () => {
    expect(listTitle(listed('category=baharat&category=et', two), site)).toBe('Tüm Gıda Tedarikçileri');
    expect(listTitle(listed(''), site)).toBe('Tüm Gıda Tedarikçileri');
  });
});

describe('listRobots', () => {
  it.each([
    ['', {}, 'index, follow'],
    ['page=2', {}, 'index, follow'],
    ['category=baharat', spices, 'index, follow'],
    ['q=sumak', {}, 'noindex, follow'],
    ['sort=name', {}, 'noindex, follow'],
    ['hizmet=ihracat', {}, 'noindex, follow'],
    ['alan=28.5,40.8,29.5,41.3', {}, 'noindex, follow'],
    ['gorunum=harita', {}, 'noindex, follow'],
    ['category=baharat&category=et', two, 'noindex, follow'],
    ['category=baharat', { ...spices, items: [], total: 0 }, 'noindex, follow'],
  ])('PUB-SEO-05 for /firma?%s', (search, over, robots) => {
    expect(listRobots(listed(search, over))).toBe(robots);
  });
});

describe('listCanonical', () => {
  it.each([
    ['', '/firma'],
    ['page=2', '/firma?page=2'],
    ['category=baharat', '/kategori/baharat'],
    ['category=baharat&page=3', '/kategori/baharat?page=3'],
    ['category=baharat&category=et', '/firma?category=baharat&category=et'],
    ['q=sumak&sort=name&utm_source=x', '/firma?q=sumak'],
    ['gorunum=harita', '/firma'],
    ['category=baharat&gorunum=harita', '/kategori/baharat'],
    ['category=baharat&alan=28.5,40.8,29.5,41.3', '/firma?category=baharat&alan=28.5%2C40.8%2C29.5%2C41.3'],
    ['category=baharat&hizmet=ihracat&sort=name', '/firma?category=baharat&hizmet=ihracat'],
  ])('PUB-SEO-03 PUB-SEO-05 PUB-LIST-21 for /firma?%s', (search, canonical) => {
    expect(listCanonical(parseListQuery(new URLSearchParams(search)))).toBe(canonical);
  });
});

describe('businessListHead', () => {
  it('PUB-SEO-02 describes no two lists alike', () => {
    const pages = [
      listed(''),
      listed('page=2'),
      listed('category=baharat', spices),
      listed('category=et', { selectedCategories: [aCategory('et', 'Et')] }),
      listed('q=sumak'),
    ];
    const descriptions = pages.map((page) => businessListHead(page, site).description);

    expect(new Set(descriptions).size).toBe(pages.length);
  });

  it('U25: PUB-SEO-03 gives an unknown category no canonical address of a category page', () => {
    const head = businessListHead(listed('category=yok', { items: [], total: 0, selectedCategories: [] }), site);

    expect(head).toMatchObject({ canonical: '/firma?category=yok', robots: 'noindex, follow' });
    expect(businessListHead(listed('category=baharat', spices), site).canonical).toBe('/kategori/baharat');
  });

  it('PUB-SEO-07 lists the entries with their place in the whole', () => {
    const head = businessListHead(listed('page=2', { page: 2 }), site);

    expect(head.structured).toContainEqual(
      expect.objectContaining({
        '@type': 'CollectionPage',
        mainEntity: expect.objectContaining({
          itemListElement: [
            expect.objectContaining({ position: 13, url: 'https://pazar.example/firma/firma-0' }),
            expect.objectContaining({ position: 14 }),
          ],
        }),
      }),
    );
  });

  it('U25: PUB-SEO-07 gives the way to the page, from the home page on', () => {
    const [breadcrumbs] = businessListHead(listed('category=baharat', spices), site).structured!;

    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: 'https://pazar.example/', name: 'Ana Sayfa' },
        { position: 2, item: 'https://pazar.example/firma' },
        { position: 3, name: 'Baharat' },
      ],
    });
  });
});
