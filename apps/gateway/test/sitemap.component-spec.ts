import { FindProductStretch, ListPostAddresses, ListProductAddresses, ListPublicAddresses } from '@tedarik/commands';
import {
  BusinessChanged,
  BusinessDeleted,
  PostDeleted,
  ProductChanged,
  ProductDeleted,
  type BusinessSnapshot,
} from '@tedarik/events';
import { RequestClient, Messaging } from '@tedarik/messaging';
import type { RunningService } from '@tedarik/service-kit';
import {
  aBusinessSnapshot,
  aProductSnapshot,
  eventually,
  type TestBackingService,
  startBackingService,
} from '@tedarik/testing';
import { productSlug } from '../src/business/product-slug.js';
import { announce } from './announce.js';
import { aPostCard, blogStandIn, noPosts } from './blog-stand-in.js';
import { directoryStandIn, PRODUCTS_CHANGED_AT } from './directory-stand-in.js';
import { aCategory, aDistrict, noFacts } from './facts.js';
import { runningGateway, type RunningGateway, SITE } from './running-gateway.js';

describe('the site map', () => {
  const BUSINESSES = 10_000;
  const PRODUCTS = 10_002;
  const facts = noFacts();
  const blogFacts = noPosts();
  let nats: TestBackingService;
  let directory: RunningService;
  let blog: RunningService;
  let gateway: RunningGateway;
  let messaging: Messaging;

  beforeAll(async () => {
    facts.tables.categories = [
      { ...aCategory('Baharat'), businessCount: 1 },
      { ...aCategory('Çorba'), businessCount: 0 },
    ];
    facts.tables.cities = [{ key: 'izmir', name: 'İzmir', country: 'Türkiye', businessCount: 2 }];
    facts.tables.districts = [aDistrict('Fatih', 'Istanbul')];
    facts.businesses = Array.from({ length: BUSINESSES }, (_, index) =>
      aBusinessSnapshot({
        slug: `firma-${index}`,
        createdAt: new Date(1.7e12 + Math.floor(index / 200)).toISOString(),
      }),
    );
    facts.products = Array.from({ length: PRODUCTS }, (_, index) => aProductSnapshot({ name: `Ürün ${index}` }));
    blogFacts.posts = Array.from({ length: 2_001 }, (_, index) => aPostCard({ slug: `yazi-${index}` }));
    nats = await startBackingService('nats');
    directory = await directoryStandIn(nats.url, facts);
    blog = await blogStandIn(nats.url, blogFacts);
    gateway = await runningGateway({ NATS_URL: nats.url });
    messaging = await Messaging.connect({ servers: nats.url, name: 'test' });
    await eventually('the owners answer', async () => {
      expect((await gateway.fetch('/sitemap.xml')).status).toBe(200);
    });
  });
  afterAll(async () => {
    await messaging?.close();
    await gateway?.stop();
    await directory?.stop();
    await blog?.stop();
    await nats?.stop();
  });

  const addressesIn = async (file: string) => {
    const { text } = await gateway.fetch(file);
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  };

  it('lists its files, and robots.txt links to it', async () => {
    const index = await gateway.fetch('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(await addressesIn('/sitemap.xml')).toEqual(
      ['sayfalar', 'kategoriler', 'sehirler', 'firmalar', 'urunler-1', 'urunler-2', 'yazilar'].map(
        (name) => `${SITE}/sitemaps/${name}.xml`,
      ),
    );
    expect((await gateway.fetch('/robots.txt')).text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  it('sends no request to the owners for a file of cities or for a file that does not exist', async () => {
    const requested = jest.spyOn(RequestClient.prototype, 'send');
    expect((await gateway.fetch('/sitemaps/sehirler.xml')).status).toBe(200);
    expect((await gateway.fetch('/sitemaps/firma.xml')).status).toBe(404);
    expect((await gateway.fetch('/sitemaps/constructor.xml')).status).toBe(404);
    const subjects = requested.mock.calls.map(([{ subject }]) => subject);
    requested.mockRestore();
    // The gateway sends other requests by itself, for example to reload the reference tables.
    const ofSiteMap = [FindProductStretch, ListPostAddresses, ListProductAddresses, ListPublicAddresses];
    expect(ofSiteMap.filter(({ subject }) => subjects.includes(subject))).toEqual([]);
  });

  it('PUB-BIZ-14 lists every public business once, with the time of its last change', async () => {
    const addresses = await addressesIn('/sitemaps/firmalar.xml');
    expect(addresses).toHaveLength(BUSINESSES);
    expect(new Set(addresses).size).toBe(BUSINESSES);
    expect((await gateway.fetch('/sitemaps/firmalar.xml')).text).toContain(
      `<loc>${SITE}/firma/firma-7</loc><lastmod>${facts.businesses[7]!.updatedAt}</lastmod>`,
    );
  });

  it('lists every public post once, with the time of its last change', async () => {
    const addresses = await addressesIn('/sitemaps/yazilar.xml');
    expect(new Set(addresses).size).toBe(2_001);
    expect(addresses).toHaveLength(2_001);
    expect((await gateway.fetch('/sitemaps/yazilar.xml')).text).toContain(
      `<loc>${SITE}/blog/yazi-7</loc><lastmod>2026-11-02T06:00:00.000Z</lastmod>`,
    );
  });

  describe('products', () => {
    const FILES = ['/sitemaps/urunler-1.xml', '/sitemaps/urunler-2.xml'];
    const addressOf = (product: { id: string; name: string }) => `${SITE}/urun/${productSlug(product)}`;

    it('are listed once each, with the time of their last change, 10,000 per file and read 1,000 at a time', async () => {
      facts.productAddressesListed = [];
      const [first = [], second = []] = await Promise.all(FILES.map(addressesIn));
      expect([first.length, second.length]).toEqual([10_000, 2]);
      expect(new Set([...first, ...second])).toEqual(new Set(facts.products.map(addressOf)));
      expect(Math.max(...facts.productAddressesListed)).toBe(1_000);
      expect((await gateway.fetch(FILES[1]!)).text).toContain(`<lastmod>${PRODUCTS_CHANGED_AT}</lastmod>`);
      expect((await gateway.fetch('/sitemap.xml')).text).toContain(
        `<loc>${SITE}${FILES[1]}</loc><lastmod>${PRODUCTS_CHANGED_AT}</lastmod>`,
      );
      expect((await gateway.fetch('/sitemaps/urunler-3.xml')).status).toBe(404);
    });

    it('PUB-BIZ-14 are no longer listed after they are hidden or deleted', async () => {
      const [hidden, deleted] = facts.products.slice(0, 2).map((product) => ({ ...product }));
      const listed = async () => (await Promise.all(['/sitemaps/urunler.xml', FILES[0]!].map(addressesIn))).flat();
      expect(await listed()).toEqual(expect.arrayContaining([addressOf(hidden!), addressOf(deleted!)]));
      facts.products.splice(0, 1);
      announce(messaging, ProductChanged, { ...hidden!, businessIds: [] });
      await eventually('the hidden one is gone', async () => expect(await listed()).not.toContain(addressOf(hidden!)));
      expect(await listed()).toContain(addressOf(deleted!));
      facts.products.splice(0, 1);
      announce(messaging, ProductDeleted, { id: deleted!.id, deletedAt: new Date().toISOString() });
      await eventually('the deleted one is gone', async () =>
        expect(await listed()).not.toContain(addressOf(deleted!)),
      );
      // The boundaries of the files are cached for a while.
      expect((await Promise.all(FILES.map(addressesIn))).map(({ length }) => length)).toEqual([9_998, 2]);
    });
  });

  it('ROUTE-10 lists the district pages that the web app marks for indexing', async () => {
    expect(await addressesIn('/sitemaps/sayfalar.xml')).toEqual([`${SITE}/`, `${SITE}/firma`, `${SITE}/semtler`]);
  });

  it('PUB-CITY-10 does not list a category without a business', async () => {
    expect(await addressesIn('/sitemaps/kategoriler.xml')).toEqual([`${SITE}/kategori/baharat`]);
    expect(await addressesIn('/sitemaps/sehirler.xml')).toEqual([`${SITE}/sehir/izmir`]);
    expect((await gateway.fetch('/sitemaps/semtler.xml')).status).toBe(404);
  });

  describe('in a list of ten thousand businesses', () => {
    const FILE = '/sitemaps/firmalar.xml';
    const listed = async (slug: string) => (await addressesIn(FILE)).includes(`${SITE}/firma/${slug}`);
    const remove = (slug: string) => {
      const [removed] = facts.businesses.splice(
        facts.businesses.findIndex((business) => business.slug === slug),
        1,
      );
      return removed!;
    };
    beforeEach(async () => {
      // Now all entries are loaded and cached.
      expect((await addressesIn(FILE)).length).toBeGreaterThan(9_990);
      facts.addressesListed = [];
    });

    it('lists a new business after its event, and requests only the last segment', async () => {
      const added = aBusinessSnapshot({ slug: 'yeni-gelen' });
      facts.businesses.push(added);
      announce(messaging, BusinessChanged, added);
      await eventually('the new business is listed', async () => expect(await listed('yeni-gelen')).toBe(true));
      expect(facts.addressesListed).toHaveLength(1);
      expect(facts.addressesListed[0]?.after).not.toBeNull();
    });

    it('lists a changed business in the middle with its new time, and requests only its segment', async () => {
      const changed = remove('firma-5000');
      facts.businesses.push({ ...changed, slug: 'adi-degisen', updatedAt: '2026-12-24T00:00:00.000Z' });
      announce(messaging, BusinessChanged, facts.businesses.at(-1));
      await eventually('the new address is listed', async () => expect(await listed('adi-degisen')).toBe(true));
      expect(await listed('firma-5000')).toBe(false);
      expect(facts.addressesListed).toHaveLength(1);
      expect(facts.addressesListed[0]?.until).not.toBeNull();
      expect((await gateway.fetch('/sitemap.xml')).text).toContain('<lastmod>2026-12-24T00:00:00.000Z</lastmod>');
    });

    it.each([
      [
        'hidden',
        (business: BusinessSnapshot) => announce(messaging, BusinessChanged, { ...business, status: 'inactive' }),
      ],
      [
        'deleted',
        ({ id, slug }: BusinessSnapshot) =>
          announce(messaging, BusinessDeleted, { id, slug, deletedAt: new Date().toISOString() }),
      ],
    ])('PUB-BIZ-14 removes a business that was %s, and requests only its segment', async (how, tell) => {
      const slug = how === 'hidden' ? 'firma-3000' : 'firma-4000';
      const before = await addressesIn(FILE);
      tell(remove(slug));
      await eventually('it is gone', async () => expect(await listed(slug)).toBe(false));
      expect(await addressesIn(FILE)).toEqual(before.filter((address) => address !== `${SITE}/firma/${slug}`));
      expect(facts.addressesListed).toHaveLength(1);
    });

    it('lists each business once when 1,500 are inserted between existing ones', async () => {
      const between = facts.businesses[6_000]!;
      const restored = Array.from({ length: 1_500 }, (_, index) =>
        aBusinessSnapshot({ slug: `geri-gelen-${index}`, createdAt: between.createdAt }),
      );
      facts.businesses.push(...restored);
      announce(messaging, BusinessChanged, restored[0]);
      await eventually('they are listed', async () => expect(await listed('geri-gelen-1499')).toBe(true));
      const addresses = await addressesIn(FILE);
      expect(new Set(addresses)).toEqual(new Set(facts.businesses.map(({ slug }) => `${SITE}/firma/${slug}`)));
      expect(addresses).toHaveLength(facts.businesses.length);
    });
  });

  it('no longer lists a post that was deleted', async () => {
    await addressesIn('/sitemaps/yazilar.xml');
    const [deleted] = blogFacts.posts.splice(0, 1);
    announce(messaging, PostDeleted, { id: deleted!.id, slug: deleted!.slug, deletedAt: new Date().toISOString() });
    await eventually('the post is gone', async () => {
      expect(await addressesIn('/sitemaps/yazilar.xml')).not.toContain(`${SITE}/blog/yazi-0`);
    });
  });
});
