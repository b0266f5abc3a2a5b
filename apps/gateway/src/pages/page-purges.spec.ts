import {
  BlogCategoryChanged,
  BlogCategoryDeleted,
  BusinessChanged,
  BusinessesIndexed,
  CommentsChanged,
  PostChanged,
  PostDeleted,
  ProductChanged,
  ProductDeleted,
} from '@tedarik/events';
import type { Notifications } from '@tedarik/messaging';
import type { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import type { Tables } from '../reference-tables/tables.js';
import type { SitemapCache } from '../seo/sitemap/sitemap-cache.js';
import { PageCache } from '../page-cache/page-cache.js';
import type { BusinessQuery } from '../search/business-query.js';
import { ListCountsCache } from '../search/list-counts-cache.js';
import { PagePurges } from './page-purges.js';
import type { PageTag } from '../page-cache/page-reads.js';

const ID = '01935a6e-4b20-7d02-8a55-0f4c9be11a20';

function aGateway() {
  const heard = new Map<object, (event: { data: unknown; lane: 'live' | 'bulk' }) => void>();
  const listen = (definition: object, handler: (event: { data: unknown; lane: 'live' | 'bulk' }) => void) => {
    heard.set(definition, handler);
    return () => heard.delete(definition);
  };
  const notifications = { on: listen, onEvent: listen, onReconnect: () => () => undefined } as unknown as Notifications;
  const tables = { onChange: () => () => undefined } as unknown as ReferenceTablesService;
  const addresses = { onChange: () => undefined } as unknown as SitemapCache;
  const cache = new PageCache(1_000_000);
  const counts = new ListCountsCache();
  const purges = new PagePurges(cache, notifications, tables, addresses, counts);
  purges.onApplicationBootstrap();
  const down = () => Promise.reject(new Error('the blog is away'));
  return {
    cache,
    counts,
    stop: () => purges.onModuleDestroy(),
    tell: (definition: object, data: unknown, lane: 'live' | 'bulk' = 'live') => heard.get(definition)!({ data, lane }),
    async keep(key: string, ...tags: PageTag[]) {
      await cache.get(key, (reads) => {
        reads.from(...tags);
        return Promise.resolve({ status: 200, html: key, degraded: false });
      });
    },
    /** Whether a page would be served stale while its owner is down. */
    standsIn: (key: string) =>
      cache.get(key, down).then(
        ({ from }) => from === 'stale',
        () => false,
      ),
  };
}

describe('what the blog announces', () => {
  let gateway: ReturnType<typeof aGateway>;
  beforeEach(async () => {
    gateway = aGateway();
    await gateway.keep('/blog/a', `post:${ID}`, 'post-at:a');
    await gateway.keep('/blog', 'posts-list');
    await gateway.keep('/firma', 'businesses-list');
  });
  afterEach(() => gateway.stop());
  const kept = () => ['/blog/a', '/blog', '/firma'].filter((key) => gateway.cache.find(key));

  it('renders an edited post and the lists again; the old page is served while the blog is down', async () => {
    gateway.tell(PostChanged, { id: ID, slug: 'a', post: {} });
    expect(kept()).toEqual(['/firma']);
    expect(await gateway.standsIn('/blog/a')).toBe(true);
  });

  it('ROUTE-19 keeps no stale page of a withdrawn or deleted post', async () => {
    gateway.tell(PostChanged, { id: ID, slug: 'a', post: null });
    expect(await gateway.standsIn('/blog/a')).toBe(false);
    await gateway.keep('/blog/a', `post:${ID}`, 'post-at:a');
    gateway.tell(PostDeleted, { id: ID, slug: 'a' });
    expect(await gateway.standsIn('/blog/a')).toBe(false);
  });

  it('PUB-COM-08 purges only the page of the post when its comments change', () => {
    gateway.tell(CommentsChanged, { postId: ID, commentCount: 1 });
    expect(kept()).toEqual(['/blog', '/firma']);
  });

  it.each([
    ['another', BlogCategoryChanged],
    ['gone', BlogCategoryDeleted],
  ])('purges the list pages when a category is %s', (_, definition) => {
    gateway.tell(definition, {});
    expect(kept()).toEqual(['/blog/a', '/firma']);
  });
});

it.each([
  ['changed', ProductChanged, { id: ID, businessIds: [] }],
  ['deleted', ProductDeleted, { id: ID }],
])('PUB-BIZ-14 purges the site map files of products when a product was %s', async (_, definition, data) => {
  const gateway = aGateway();
  await gateway.keep('/sitemaps/urunler.xml', 'product-addresses');
  await gateway.keep('/sitemaps/firmalar.xml', 'addresses');
  gateway.tell(definition, data);
  expect(gateway.cache.find('/sitemaps/urunler.xml')).toBeUndefined();
  expect(gateway.cache.find('/sitemaps/firmalar.xml')).toBeDefined();
  gateway.stop();
});

it('GEN-18 renders lists again at once after an edit, even right after an import made them render again', async () => {
  const gateway = aGateway();
  const business = { id: ID, slug: 'a' };
  const isKept = async () => {
    const wasKept = gateway.cache.find('/firma') !== undefined;
    await gateway.keep('/firma', 'directory-list');
    return wasKept;
  };
  await isKept();
  gateway.tell(BusinessChanged, business, 'bulk');
  expect(await isKept()).toBe(false);
  gateway.tell(BusinessChanged, business, 'bulk');
  expect(await isKept()).toBe(true);
  gateway.tell(BusinessChanged, business, 'live');
  expect(await isKept()).toBe(false);
  gateway.stop();
});

it('GEN-18 drops the cached counts of lists only when a change is visible in the index', () => {
  const gateway = aGateway();
  const list: BusinessQuery = { text: '', categoryIds: [], sort: 'rating', page: 1, pageSize: 12 };
  const tables = {} as Tables;
  const counts = { total: 1, isAny: true, facets: new Map<string, number>(), services: new Map<string, number>() };
  gateway.counts.of(list, tables).set('closely', counts);
  gateway.tell(BusinessChanged, { id: ID, slug: 'a' });
  expect(gateway.counts.of(list, tables).get('closely')).toBe(counts);
  gateway.tell(BusinessesIndexed, {});
  expect(gateway.counts.of(list, tables).get('closely')).toBeUndefined();
  gateway.stop();
});
