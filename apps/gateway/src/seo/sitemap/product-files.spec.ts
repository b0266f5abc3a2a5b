import { FindProductStretch, ListProductAddresses } from '@tedarik/commands';
import type { RequestClient } from '@tedarik/messaging';
import type { WebBundle } from '../../web-bundle/web-bundle.js';
import { ProductFiles } from './product-files.js';
import { sitemapXml } from './sitemap-files.js';

const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const CHANGED_AT = '2026-11-02T06:00:00.000Z';

/** Product files over a directory that has `count` files of one product each. */
function files(count: number) {
  const directory = { count, isAway: false, requests: 0 };
  const send = (contract: unknown, { after }: { after: string | null }) => {
    const next = after === null ? 1 : Number(after.slice(-12)) + 1;
    if (contract === ListProductAddresses) {
      const left = Array.from({ length: directory.count - next + 1 }, (_, index) => idOf(next + index));
      return Promise.resolve({
        addresses: left.map((id) => ({ id, name: 'Peynir', updatedAt: CHANGED_AT })),
        next: null,
      });
    }
    expect(contract).toBe(FindProductStretch);
    directory.requests += 1;
    if (directory.isAway) return Promise.reject(new Error('away'));
    return Promise.resolve({ end: next > directory.count ? null : { until: idOf(next), changedAt: CHANGED_AT } });
  };
  const web = { entry: { SITE_MAP: { product: (slug: string) => `/urun/${slug}` } } };
  const list = new ProductFiles({ send } as unknown as RequestClient, web as unknown as WebBundle);
  return { directory, list: () => list.list('urunler') };
}

let now = 1_000;
const pass = (ms: number) => {
  now += ms;
  jest.advanceTimersByTime(ms);
};
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('reads the file boundaries at most once a minute, even for concurrent calls', async () => {
  const { directory, list } = files(3);
  const names = ['urunler-1', 'urunler-2', 'urunler-3'];
  for (const found of await Promise.all([list(), list()])) expect(found.map(({ name }) => name)).toEqual(names);
  expect((await list()).map(({ name }) => name)).toEqual(names);
  expect(directory.requests).toBe(4);
  directory.count = 4;
  pass(61_000);
  expect(await list()).toHaveLength(4);
});

it('lists a new product in the last file at once', async () => {
  const { directory, list } = files(1);
  await list();
  directory.count = 2;
  const [last] = await list();
  expect((await sitemapXml(last!, 'https://site.example')).match(/<loc>/g)).toHaveLength(2);
});

it('does not cache a failure', async () => {
  const { directory, list } = files(2);
  directory.isAway = true;
  await expect(list()).rejects.toThrow('away');
  directory.isAway = false;
  expect(await list()).toHaveLength(2);
});
