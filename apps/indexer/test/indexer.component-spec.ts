import type { Client } from '@elastic/elasticsearch';
import { MatchSearches } from '@tedarik/commands';
import { BusinessesIndexed, ProductsIndexed } from '@tedarik/events';
import { startWholeService } from '@tedarik/messaging/testing';
import {
  BUSINESSES,
  parseBusinessSearch,
  parseProductSearch,
  PRODUCTS,
  searchBusinesses,
  searchProducts,
} from '@tedarik/search';
import { newId, type RunningService } from '@tedarik/service-kit';
import {
  aBusinessSnapshot,
  eventually,
  type TestBackingService,
  startBackingService,
  uniqueName,
} from '@tedarik/testing';
import { appModule } from '../src/app.module.js';
import { indexerConfig } from '../src/config.js';
import { BUSINESSES_PROJECTED } from '../src/projected/businesses.projected.js';
import { connectElasticsearch } from '../src/elasticsearch/elasticsearch.js';
import { REQUESTS } from '../src/requests.js';
import { PRODUCTS_PROJECTED } from '../src/projected/products.projected.js';
import { compareWithOwner } from '../src/rebuild/compare-with-owner.js';
import { DirectoryStandIn } from './directory.fixture.js';

// Uses its own NATS server and engine, because they are killed.
describe('the indexer', () => {
  let nats: TestBackingService;
  let engine: TestBackingService;
  let directory: DirectoryStandIn;
  let indexer: RunningService;
  let client: Client;
  const prefix = `${uniqueName('c')}-`;
  const names = BUSINESSES.names(prefix);
  const productNames = PRODUCTS.names(prefix);
  const told: string[] = [];

  const start = () => {
    const environment = {
      NATS_URL: nats.url,
      ELASTICSEARCH_URL: engine.url,
      INDEX_PREFIX: prefix,
      INDEX_REPLICAS: 0,
    };
    return startWholeService(
      { name: 'indexer', config: indexerConfig, module: appModule, requests: REQUESTS },
      environment,
    );
  };
  const ready = () =>
    eventually('the indexer is ready', async () => expect((await fetch(`${indexer.url}/readyz`)).status).toBe(200));

  beforeAll(async () => {
    [nats, engine] = await Promise.all([startBackingService('nats'), startBackingService('elasticsearch')]);
    client = connectElasticsearch(engine.url);
    directory = await DirectoryStandIn.at(nats.url);
    directory.messaging.notifications.on(BusinessesIndexed, ({ ids }) => void told.push(...ids));
    for (let made = 0; made < 20; made++) directory.owner.add();
    directory.products.add({ name: 'İlk Ürün' });
    indexer = await start();
  });
  afterAll(async () => {
    await indexer.stop();
    await directory.stop();
    await client.close();
    await Promise.all([nats.stop(), engine.stop()]);
  });

  const find = async (text: string) => {
    const body = searchBusinesses({ text, keys: [], categoryIds: [], sort: 'relevance', page: 1, pageSize: 100 });
    return parseBusinessSearch(await client.search({ index: names.publicAlias, ...body }));
  };
  const equal = () =>
    eventually('index and owner are equal', async () => {
      const { differences, index } = await compareWithOwner(
        client,
        names.alias,
        directory.messaging.requests,
        BUSINESSES_PROJECTED,
      );
      expect(differences.map(({ id, kind }) => `${id} ${kind}`)).toEqual([]);
      return index;
    });

  it('fills a first index with the existing businesses of the directory', async () => {
    expect(await equal()).toBe(20);
  });

  it('notifies which businesses are visible once they are', async () => {
    const event = directory.owner.add({ name: 'Görünür Gıda' });
    const heard = new Promise<number>((resolve) => {
      directory.messaging.notifications.on(BusinessesIndexed, ({ ids }) => {
        if (ids.includes(event.data.id)) void find('görünür').then(({ total }) => resolve(total));
      });
    });
    await directory.publish([event]);
    expect(await heard).toBe(1);
  });

  it('matches saved searches with businesses that are indexed in the requested version', async () => {
    const olives = newId();
    const named = { sortKey: 'a', sortOrder: null, colour: null, imageUrl: null, description: null, businessCount: 1 };
    directory.categories = [{ ...named, id: olives, name: 'Zeytin', slug: 'zeytin' } as never];
    directory.formerSlugs = [{ kind: 'category', slug: 'zeytinler', to: 'zeytin' }];
    const listed = directory.owner.add({ name: 'Körfez Bahçesi', categoryIds: [olives] });
    const hidden = directory.owner.add({ name: 'Körfez Gizli', categoryIds: [olives], status: 'pending' });
    await directory.publish([listed, hidden]);
    const { id } = listed.data;
    const businesses = [listed, hidden].map(({ data, version }) => ({ id: data.id, version }));
    const nothing = { text: '', categories: [], services: [], certificates: [] };
    const searches = [
      { ...nothing, text: 'körfez' },
      { ...nothing, categories: ['zeytinler'] },
      { ...nothing, text: 'korfez', categories: ['zeytin'] },
      { ...nothing, text: 'körfes' },
      { ...nothing, categories: ['tatli'] },
      { ...nothing, text: 'körfez', certificates: ['helal'] },
    ].map((criteria) => ({ id: newId(), criteria }));
    const match = (versions: typeof businesses) =>
      directory.messaging.requests.send(MatchSearches, { businesses: versions, searches });

    await eventually('both are in the index', async () => {
      expect((await match(businesses)).indexed).toEqual(businesses.map((one) => one.id));
    });
    const { matches } = await match(businesses);
    expect(matches).toEqual(searches.slice(0, 3).map((search) => ({ searchId: search.id, businessIds: [id] })));
    const later = businesses.map((one) => ({ ...one, version: one.version + 1 }));
    expect(await match(later)).toEqual({ indexed: [], matches: [] });
  });

  it('keeps products in their own index: first fill, changes and deletions', async () => {
    const findProducts = async (text: string) => {
      const body = searchProducts({ text, categoryId: null, page: 1, pageSize: 10 });
      return parseProductSearch(await client.search({ index: productNames.publicAlias, ...body }));
    };
    await eventually('the first fill is searched', async () =>
      expect((await findProducts('lk ürü')).cards).toMatchObject([{ name: 'İlk Ürün' }]),
    );
    const toldOfProducts: string[] = [];
    directory.messaging.notifications.on(ProductsIndexed, ({ ids }) => void toldOfProducts.push(...ids));
    const second = directory.products.add({ name: 'Sonraki Ürün' });
    const hidden = directory.products.add({ name: 'Gizli Ürün', businessIds: [] });
    await directory.publish([second, hidden]);
    await eventually('it is visible, and told', async () => {
      expect((await findProducts('ürün')).total).toBe(2);
      expect(toldOfProducts).toEqual(expect.arrayContaining([second.data.id, hidden.data.id]));
    });
    await directory.publish([directory.products.remove(second.data.id)]);
    await eventually('it is gone', async () => expect((await findProducts('sonraki')).total).toBe(0));
    const { requests } = directory.messaging;
    const compared = await compareWithOwner(client, productNames.alias, requests, PRODUCTS_PROJECTED);
    expect(compared).toEqual({ owner: 3, index: 3, differences: [] });
  });

  it('F15 I4 I8 equals the owner after events three times, reversed, on both lanes', async () => {
    const first = directory.owner.add({ name: 'Dalgalı' });
    const second = directory.owner.change({ ...first.data, name: 'Dalgasız' });
    const gone = directory.owner.add({ name: 'Giden' });
    const deleted = directory.owner.remove(gone.data.id);
    const events = [deleted, gone, second, first];
    await directory.publish(events, 'bulk');
    await directory.publish(events.map((event) => ({ ...event, id: aBusinessSnapshot().id })));
    await directory.publish(
      events.map((event) => ({ ...event, id: aBusinessSnapshot().id })),
      'bulk',
    );
    await eventually('the last name is found', async () => expect((await find('dalgasız')).total).toBe(1));
    await equal();
    expect((await find('dalgalı')).cards.map(({ name }) => name)).not.toContain('Dalgalı');
    expect((await find('giden')).total).toBe(0);
  });

  it('F7 keeps events while the engine is down, and indexes them when it is back up', async () => {
    const deliveries = async () => {
      const { consumers } = await directory.messaging.jetstream.manager();
      return (await consumers.info('DIRECTORY', 'indexer-directory-live')).delivered.consumer_seq;
    };
    const before = await deliveries();
    await engine.kill();
    const events = Array.from({ length: 5 }, () => directory.owner.add({ name: 'Karanlıkta' }));
    await directory.publish(events);
    await eventually('readiness is red', async () => expect((await fetch(`${indexer.url}/readyz`)).status).toBe(503));
    await engine.start();
    await eventually('all five are found', async () => expect((await find('karanlıkta')).total).toBe(5));
    await equal();
    await ready();
    // The messages were held and not failed: failed messages would have been delivered again, and moved to the dead letters after five
    // attempts.
    expect((await deliveries()) - before).toBe(5);
  });

  it('F8 creates and fills a new index when the index was deleted', async () => {
    const indices = Object.keys(await client.indices.get({ index: names.alias }));
    for (const index of indices) await client.indices.delete({ index });
    await directory.publish([directory.owner.add({ name: 'Silindikten Sonra' })]);
    await eventually('the index is back', async () => expect((await find('silindikten')).total).toBe(1));
    expect(await equal()).toBe(directory.owner.rows.size);
  });

  it('F4 rebuilds by itself when the stream was lost with events in it', async () => {
    directory.owner.add({ name: 'Kayıp Olay' }); // its event is never consumed
    await directory.messaging.jetstream.recreateStreams();
    await eventually('it is found all the same', async () => expect((await find('kayıp olay')).total).toBe(1));
    await equal();
  });

  it('continues where it stopped after a restart', async () => {
    await indexer.stop();
    await directory.publish([directory.owner.add({ name: 'Gece Vardiyası' })], 'bulk');
    indexer = await start();
    await eventually('it is found', async () => expect((await find('gece vardiyası')).total).toBe(1));
    await ready();
    expect(told.length).toBeGreaterThan(0);
  });

  it('exports metrics of its work', async () => {
    await directory.publish([directory.owner.add()]);
    await eventually('the counters show it', async () => {
      const text = await (await fetch(`${indexer.url}/metrics`)).text();
      expect(text).toMatch(/indexer_indexed_total\{index="businesses",lane="live",outcome="written"\} [1-9]/);
      expect(text).toMatch(/indexer_lag_seconds_count\{index="businesses"\} [1-9]/);
      expect(text).toMatch(/indexer_bulk_seconds_count\{index="businesses",lane="live"\} [1-9]/);
      expect(text).toMatch(/indexer_pending_events\{index="products",lane="bulk"\} 0/);
    });
  });
});
