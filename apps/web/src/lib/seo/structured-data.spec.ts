/** @jest-environment node */
import { INDEXED_PAGES, sentHead } from '../../testing/filled-site.js';
import { aBusiness, aPost, aProduct, aProductList } from '../../testing/builders.js';
import { schemaProblems } from '../../testing/schema-org.js';

const thingsOf = async (path: string, answers = {}) => (await sentHead(path, answers)).things;

const bareBusiness = aBusiness({
  description: '',
  email: null,
  websiteUrl: null,
  established: null,
  averageRating: null,
  reviewCount: 0,
  reviews: null,
  categories: [],
  headquarters: null,
  locations: [],
});
const barePost = aPost({ category: null, author: null, tags: [], excerpt: '' });
const bareProduct = aProduct({ description: '', price: null, category: null, businesses: null });

/** Pages of records with the least possible data. */
const BARE: [string, Record<string, () => unknown>][] = [
  ['/firma/yalin', { GetBusiness: () => ({ business: { __typename: 'BusinessFound', business: bareBusiness } }) }],
  ['/blog/yalin', { GetPost: () => ({ post: { __typename: 'PostFound', post: barePost } }) }],
  ['/urunler', { ListProducts: () => ({ productList: aProductList({ items: [bareProduct] }) }) }],
];

describe('structured data', () => {
  it('PUB-SEO-07 PUB-SEO-08 PUB-SEO-09 is on every indexed page, and contains only terms of schema.org', async () => {
    const pages: Record<string, object[]> = {};
    for (const path of INDEXED_PAGES) pages[path] = await thingsOf(path);
    for (const [path, answers] of BARE) pages[`bare ${path}`] = await thingsOf(path, answers);

    expect(schemaProblems(pages)).toEqual([]);
    expect(Object.entries(pages).filter(([, things]) => things.length === 0)).toEqual([]);
  });

  it('PUB-SEO-07 would be found wrong with a misspelt property, a wrong value or an unknown type', async () => {
    const [business] = await thingsOf('/firma/anadolu-baharat-evi');
    const problems = schemaProblems({
      sound: [business!],
      misspelt: [{ ...business, adress: 'Tahmis Sokak 12' }],
      'misspelt inside': [{ ...business, geo: { '@type': 'GeoCoordinates', lat: 40.18 } }],
      'wrong value': [{ ...business, openingHoursSpecification: { '@type': 'PostalAddress' } }],
      'unknown type': [{ '@type': 'GroceryPlace', name: 'Anadolu Baharat Evi' }],
    });

    expect(new Set(problems.map((problem) => problem.split(':')[0]))).toEqual(
      new Set(['misspelt', 'misspelt inside', 'wrong value', 'unknown type']),
    );
  });

  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/firma', ['BreadcrumbList', 'CollectionPage']],
    ['/firma/anadolu-baharat-evi', ['LocalBusiness', 'BreadcrumbList']],
    ['/kategoriler', ['BreadcrumbList', 'CollectionPage']],
    ['/kategori/baharat', ['BreadcrumbList', 'CollectionPage']],
    ['/sehirler', ['BreadcrumbList', 'CollectionPage']],
    ['/sehir/bursa', ['BreadcrumbList', 'CollectionPage']],
    ['/semtler', ['BreadcrumbList', 'CollectionPage']],
    ['/bolgeler', ['BreadcrumbList', 'CollectionPage']],
    ['/semt/istanbul-kadikoy', ['BreadcrumbList', 'CollectionPage']],
    ['/urunler', ['BreadcrumbList', 'CollectionPage']],
    ['/blog', ['BreadcrumbList', 'CollectionPage']],
    ['/blog/nar-hasadi', ['BlogPosting', 'BreadcrumbList']],
    ['/firma-ekle', ['BreadcrumbList']],
    ['/gizlilik', ['BreadcrumbList']],
  ])('PUB-SEO-07 PUB-SEO-10 sends %s with %j', async (path, types) => {
    expect((await thingsOf(path)).map((thing) => thing['@type'])).toEqual(types);
  });

  it('PUB-SEO-07 names the city or district that a page is about', async () => {
    expect(await thingsOf('/sehir/bursa')).toContainEqual(
      expect.objectContaining({
        about: { '@type': 'City', name: 'Bursa', containedInPlace: { '@type': 'Country', name: 'Türkiye' } },
      }),
    );
    expect(await thingsOf('/semt/istanbul-kadikoy')).toContainEqual(
      expect.objectContaining({
        about: expect.objectContaining({ '@type': 'Place', name: 'Kadıköy' }),
      }),
    );
  });
});
