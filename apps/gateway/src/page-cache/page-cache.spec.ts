import { setImmediate as nextTurn } from 'node:timers/promises';
import { DomainError } from '@tedarik/service-kit';
import { type GeneratedPage, PageCache } from './page-cache.js';
import type { PageReads } from './page-reads.js';

const page = (html: string, over: Partial<GeneratedPage> = {}): GeneratedPage => ({
  status: 200,
  html,
  degraded: false,
  ...over,
});

describe('PageCache', () => {
  let now = 0;
  let made = 0;
  let cache: PageCache;

  beforeEach(() => {
    now = 0;
    made = 0;
    cache = new PageCache(1024 * 1024, () => now);
  });

  const makes =
    (html: string, ...tags: Parameters<PageReads['from']>) =>
    (reads: PageReads) => {
      made += 1;
      reads.from(...tags);
      return Promise.resolve(page(html));
    };
  const away = () => Promise.reject(new Error('away'));
  /** Starts to render a page; the test finishes it. */
  function begun(key: string, ...tags: Parameters<PageReads['from']>) {
    let finish: (made: GeneratedPage) => void = () => undefined;
    const served = cache.get(key, (reads) => {
      made += 1;
      reads.from(...tags);
      return new Promise((resolve) => (finish = resolve));
    });
    return { served, finish: (html: string) => finish(page(html)) };
  }
  const html = async (served: ReturnType<PageCache['get']>) => {
    const { page, from } = await served;
    return `${from} ${page.content.best().bytes.toString()}`;
  };

  it('makes a page once however many request it at a time', async () => {
    const first = begun('/');
    const second = cache.get('/', makes('second'));
    first.finish('first');
    expect([await html(first.served), await html(second)]).toEqual(['miss first', 'miss first']);
    expect(await html(cache.get('/', away))).toBe('hit first');
    expect(made).toBe(1);
  });

  it('does not store a page when data that it reads changes while it is rendered', async () => {
    const old = begun('/firma', 'businesses-list');
    cache.purge('businesses-list');
    old.finish('old');
    expect(await html(old.served)).toBe('miss old');
    expect(await html(cache.get('/firma', makes('new', 'businesses-list')))).toBe('miss new');
    expect(await html(cache.get('/firma', away))).toBe('hit new');
  });

  it('does not store a page when the data changed before the page declared that it reads it', async () => {
    const served = cache.get('/firma/a', async (reads) => {
      await nextTurn();
      cache.purge('business:1');
      reads.from('business:1');
      return page('old');
    });
    expect(await html(served)).toBe('miss old');
    expect(await html(cache.get('/firma/a', makes('new')))).toBe('miss new');
  });

  it('gives a request after a change no page that was rendered from older data', async () => {
    const old = begun('/firma', 'businesses-list');
    cache.purge('businesses-list');
    const after = cache.get('/firma', makes('new', 'businesses-list'));
    old.finish('old');
    expect([await html(old.served), await html(after)]).toEqual(['miss old', 'miss new']);
    expect(await html(cache.get('/firma', away))).toBe('hit new');
  });

  it('keeps a page when unrelated data changes', async () => {
    const making = begun('/firma/a', 'business:1');
    cache.purge('business:2');
    making.finish('a');
    await making.served;
    cache.purge('business:3');
    expect(await html(cache.get('/firma/a', away))).toBe('hit a');
  });

  it('renders every page again after 60 seconds', async () => {
    await cache.get('/', makes('first'));
    now = 59_999;
    expect(await html(cache.get('/', makes('second')))).toBe('hit first');
    now = 60_000;
    expect(await html(cache.get('/', makes('second')))).toBe('miss second');
  });

  it('F23: renders an expired page once for two hundred simultaneous requests, and gives all of them the result', async () => {
    await cache.get('/', makes('first'));
    now = 60_000;
    let makings = 0;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        cache.get('/', async () => {
          makings += 1;
          await nextTurn();
          return page('second');
        }),
      ),
    );
    expect([makings, new Set(answers.map(({ page: { content } }) => content)).size]).toEqual([1, 1]);
  });

  it('counts the 60 seconds from before the page was read', async () => {
    const slow = begun('/');
    now = 5_000;
    slow.finish('slow');
    await slow.served;
    now = 60_000;
    expect(await html(cache.get('/', makes('anew')))).toBe('miss anew');
  });

  it('serves the stale page when a new one cannot be rendered, and tries again at each request', async () => {
    await cache.get('/', makes('earlier', 'reference'));
    cache.purge('reference');
    expect(await html(cache.get('/', away))).toBe('stale earlier');
    expect(await html(cache.get('/', () => Promise.resolve(page('error', { status: 503 }))))).toBe('stale earlier');
    expect(await html(cache.get('/', makes('later')))).toBe('miss later');
    await expect(cache.get('/never', away)).rejects.toThrow('away');
  });

  it('never keeps a failed page or one with a missing part', async () => {
    const failed = await cache.get('/', () => Promise.resolve(page('error', { status: 503 })));
    expect(failed).toMatchObject({ from: 'miss', page: { status: 503, isWhole: false } });
    expect(await html(cache.get('/', () => Promise.resolve(page('half', { degraded: true }))))).toBe('miss half');
    const reduced = (reads: PageReads) => {
      reads.degraded = true;
      return Promise.resolve(page('reduced'));
    };
    expect(await html(cache.get('/', reduced))).toBe('miss reduced');
    expect(await html(cache.get('/', makes('whole')))).toBe('miss whole');
  });

  it('ADM-BLOG-07 never stores a private page, such as the preview of a draft', async () => {
    const preview = (reads: PageReads) => {
      reads.isPrivate = true;
      return Promise.resolve(page('draft'));
    };
    const served = await cache.get('/', preview);
    expect(served).toMatchObject({ from: 'miss', page: { status: 200, isWhole: false } });
    expect(cache.find('/')).toBeUndefined();
  });

  it('serves a complete stale page instead of a degraded one for ten minutes', async () => {
    const half = () => Promise.resolve(page('half', { degraded: true }));
    await cache.get('/', makes('whole'));
    now = 599_999;
    expect(await html(cache.get('/', half))).toBe('stale whole');
    now = 600_000;
    expect(await html(cache.get('/', half))).toBe('miss half');
  });

  it('keeps redirects and missing pages like any other', async () => {
    for (const status of [301, 404, 410]) {
      const key = `/${status}`;
      await cache.get(key, () => Promise.resolve(page('', { status, location: '/x' })));
      expect(await cache.get(key, away)).toMatchObject({ from: 'hit', page: { status, location: '/x' } });
    }
  });

  it('serves no stale page when the new rendering answers "not found"', async () => {
    await cache.get('/sitemaps/firmalar.xml', makes('one file', 'reference'));
    cache.purge('reference');
    const gone = () => Promise.reject(new DomainError('not-found', 'not-found'));
    await expect(cache.get('/sitemaps/firmalar.xml', gone)).rejects.toThrow('not-found');
  });

  it('serves no stale copy of a page after forget()', async () => {
    await cache.get('/firma/a', makes('deleted', 'business:1'));
    cache.forget('business:1');
    await expect(cache.get('/firma/a', away)).rejects.toThrow('away');
  });

  it('renders everything again after it may have missed a change, also pages that were being rendered', async () => {
    await cache.get('/', makes('old'));
    const making = begun('/firma');
    cache.outdateAll();
    making.finish('old');
    await making.served;
    expect(await html(cache.get('/', makes('new')))).toBe('miss new');
    expect(await html(cache.get('/firma', makes('new')))).toBe('miss new');
  });

  it('drops the page that was not requested longest when memory is full', async () => {
    cache = new PageCache(30_000, () => now);
    const long = 'x'.repeat(900);
    for (let number = 0; number < 100; number++) {
      await cache.get(`/${number}`, makes(long, `business-at:${number}`));
      await cache.get('/0', makes(long));
    }
    expect(cache.size).toBeLessThanOrEqual(30_000);
    expect((await cache.get('/0', away)).from).toBe('hit');
    await expect(cache.get('/1', away)).rejects.toThrow('away');
  });
});
