import { createHash } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PageTemplate } from '../src/web-bundle/page-template.js';
import { type RenderedPage, type RunOperation, WebBundle, type WebEntry } from '../src/web-bundle/web-bundle.js';

const LIST = {
  name: 'ListBusinesses',
  text: `query ListBusinesses($q:String$categories:[String!]$services:[String!]$certificates:[String!]$ratedAtLeast:Int$openNow:Boolean$sort:BusinessSort$page:Int!$near:NearInput$area:MapAreaInput){businessList(q:$q categories:$categories services:$services certificates:$certificates ratedAtLeast:$ratedAtLeast openNow:$openNow sort:$sort page:$page near:$near area:$area){items{name categories{name}headquarters{city citySlug}}total totalIsLowerBound totalPages sort reduced partly didYouMean parts{kind text without}facets{category{slug businessCount}count selected}serviceFacets{service{slug name}count}selectedServices{slug name}openCount ratingFacets{atLeast count}certificateFacets{certificate{slug name}count}selectedCertificates{slug name}selectedCategories{slug}canonicalCategories}}`,
};
const BUSINESS = {
  name: 'GetBusiness',
  text: `query GetBusiness($slug:String!){business(slug:$slug){__typename ...on BusinessFound{business{name products{name category{name}}openingHours{opens}}}...on BusinessMoved{slug}}}`,
};
const HOME = { name: 'Home', text: `query Home{layout{footerCategories{name}categoryCount}recentBusinesses{name}}` };
export const PRODUCTS_LIST = {
  name: 'ListProducts',
  text: `query ListProducts($search:String$category:String$sort:ProductSort$page:Int!){productList(search:$search category:$category sort:$sort page:$page){items{name price imageUrl category{name}businesses{slug name city}}meant partly sort total everything totalIsLowerBound page totalPages reduced categories{slug}category{slug}canonicalCategory}}`,
};
export const PRODUCT = {
  name: 'GetProduct',
  text: `query GetProduct($slug:String!){product(slug:$slug){__typename ...on ProductFound{product{slug name unit minimumOrder category{name}businesses{slug name city}}sellers{slug name}similar{slug name businesses{name}}}...on ProductMoved{slug}}}`,
};
const PLACE_FIELDS =
  'seoText businesses{items{name}total totalPages reduced}}...on PlaceMoved{slug}...on PlaceDeleted{name}...on PlaceNotFound{name}}}';
export const PLACES = {
  category: {
    name: 'GetCategory',
    text: `query GetCategory($slug:String!$page:Int!){category(slug:$slug page:$page){__typename ...on CategoriesMeant{name categories{slug}businesses{items{name}}}...on CategoryFound{category{slug}${PLACE_FIELDS}`,
  },
  city: {
    name: 'GetCity',
    text: `query GetCity($slug:String!$page:Int!){city(slug:$slug page:$page){__typename ...on CityFound{city{slug name}${PLACE_FIELDS}`,
  },
  district: {
    name: 'GetDistrict',
    text: `query GetDistrict($slug:String!$page:Int!){district(slug:$slug page:$page){__typename ...on DistrictFound{district{slug name}${PLACE_FIELDS}`,
  },
};
export const PLACE_GRIDS = {
  name: 'PlaceGrids',
  text: 'query PlaceGrids{cities{slug name country businessCount}districts{slug name citySlug businessCount}}',
};
export const MANAGED_CERTIFICATES = {
  name: 'ManagedCertificates',
  text: `query ManagedCertificates($list:ManagedListInput!){managedCertificates(list:$list){items{id name description businessCount revision}total}}`,
};
export const OPERATIONS = [
  LIST,
  BUSINESS,
  HOME,
  PRODUCTS_LIST,
  PRODUCT,
  ...Object.values(PLACES),
  PLACE_GRIDS,
  MANAGED_CERTIFICATES,
];

export const hashOf = (name: string): string =>
  createHash('sha256')
    .update(OPERATIONS.find((operation) => operation.name === name)?.text ?? '')
    .digest('hex');

interface ListAnswer {
  businessList: { items: { name: string }[]; reduced: boolean };
}
interface BusinessAnswer {
  business: { __typename: string; slug: string; business: { name: string } };
}

const page = (status: number, body: string, over: Partial<RenderedPage> = {}): RenderedPage => ({
  status,
  head: `<title>${status}</title>`,
  body,
  state: '{}',
  degraded: false,
  ...over,
});

async function list(url: URL, query: RunOperation): Promise<RenderedPage> {
  const { businessList } = await query<ListAnswer>(LIST, {
    q: url.searchParams.get('q'),
    categories: url.searchParams.getAll('category'),
    page: Number(url.searchParams.get('page') ?? 1),
  });
  const names = businessList.items.map(({ name }) => `<li>${name}</li>`).join('');
  return page(200, `<ul>${names}</ul>${businessList.reduced ? '<p>reduced</p>' : ''}`.padEnd(4_000), {
    ...(url.searchParams.has('q') && { robotsHeader: 'noindex, follow' }),
  });
}

async function business(slug: string, query: RunOperation): Promise<RenderedPage> {
  const { business } = await query<BusinessAnswer>(BUSINESS, { slug });
  switch (business.__typename) {
    case 'BusinessFound':
      return page(200, `<h1>${business.business.name}</h1>`);
    case 'BusinessMoved':
      return page(301, '', { location: `/firma/${business.slug}` });
    case 'BusinessDeleted':
      return page(410, '<h1>410</h1>');
    default:
      return page(404, '<h1>404</h1>');
  }
}

async function drawn(url: URL, query: RunOperation): Promise<RenderedPage> {
  if (url.pathname === '/') return page(200, JSON.stringify(await query(HOME, {})));
  if (url.pathname === '/firma') return list(url, query);
  if (url.pathname === '/urunler') return page(200, JSON.stringify(await query(PRODUCTS_LIST, { page: 1 })));
  if (url.pathname === '/elsewhere') return page(301, '', { location: '//evil.example/' });
  const [, product] = /^\/urun\/([^/]+)$/.exec(url.pathname) ?? [];
  if (product) return page(200, JSON.stringify(await query(PRODUCT, { slug: product })));
  const [, city] = /^\/sehir\/([^/]+)$/.exec(url.pathname) ?? [];
  if (city) return page(200, JSON.stringify(await query(PLACES.city, { slug: city, page: 1 })));
  const [, slug] = /^\/firma\/([^/]+)$/.exec(url.pathname) ?? [];
  return slug ? business(slug, query) : page(404, '<h1>404</h1>');
}

/** A web app with four pages, enough to test the gateway around them. */
const entry: WebEntry = {
  OPERATIONS,
  KEPT_OPERATIONS: ['GetBusiness'],
  SITE_MAP: {
    pages: ['/', '/firma'],
    districtPages: (cityKeys) => (cityKeys.includes('istanbul') ? ['/semtler'] : []),
    category: (slug) => `/kategori/${slug}`,
    city: (key) => `/sehir/${key}`,
    district: (slug) => `/semt/${slug}`,
    business: (slug) => `/firma/${slug}`,
    product: (slug) => `/urun/${slug}`,
    post: (slug) => `/blog/${slug}`,
  },
  exportWords: () => ({
    file: (operation) => ({ ManagedCertificates: 'sertifikalar', importRows: 'ice-aktarim-satirlari' })[operation],
    heading: (_operation, path) =>
      ({ id: null, name: 'Ad', description: 'Açıklama', businessCount: 'İşletme sayısı', revision: null })[
        path.join('.')
      ],
    value: (_path, value) => (value === 'invalid' ? 'Hatalı' : String(value)),
    reason: (code) => `Neden: ${code}`,
  }),
  postTrade: () => 'baharat',
  coverArt: (kind, category, slug) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><!-- ${kind} ${category} ${slug} -->${' '.repeat(2_000)}</svg>`,
  render: async ({ url, origin }, { query }) => {
    try {
      const made = await drawn(new URL(url, origin), query);
      return { ...made, head: `${made.head}<link rel="canonical" href="${origin}${url}">` };
    } catch (error) {
      if ((error as { kind?: string }).kind !== 'unavailable') throw error;
      return page(503, `<h1>503 ${(error as { traceId: string }).traceId}</h1>`, { degraded: true });
    }
  },
};

/** Fills a folder with two built files: `assets/app-1a2b.js`, and `assets/packed-1a2b.js`, which the build has compressed. */
export async function webStandIn(folder: string): Promise<WebBundle> {
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'export const answer = 42;\n'.repeat(100));
  await writeFile(join(folder, 'assets/packed-1a2b.js'), 'export const answer = 42;\n');
  await writeFile(join(folder, 'assets/packed-1a2b.js.br'), 'as the build has compressed it');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  for (const file of ['favicon.ico', 'apple-touch-icon.png', 'site.webmanifest']) {
    await copyFile(join(__dirname, '../../web/public', file), join(folder, file));
  }
  const template = new PageTemplate(
    '<!doctype html><html lang="tr"><head><!--head--></head><body><div id="app"><!--app--></div><!--state--></body></html>',
  );
  return new WebBundle(entry, template, template, folder);
}
