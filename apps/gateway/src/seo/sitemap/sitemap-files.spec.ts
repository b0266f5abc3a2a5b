import { filesOf, sitemapIndexXml, sitemapXml, type SitemapBatch } from './sitemap-files.js';

const ORIGIN = 'https://tezgah.example';
const entries = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/firma/${from + index}`,
    changedAt: `2026-01-0${from + index + 1}T00:00:00.000Z`,
  }));

it('splits entries over several files in order, and never splits a batch', () => {
  const batches = [entries(2), entries(1, 2), [], entries(2, 3), entries(2, 5)];
  const files = filesOf('firmalar', batches, 3);
  expect(files).toEqual([
    { name: 'firmalar-1', batches: batches.slice(0, 2), changedAt: '2026-01-03T00:00:00.000Z' },
    { name: 'firmalar-2', batches: [batches[3]], changedAt: '2026-01-05T00:00:00.000Z' },
    { name: 'firmalar-3', batches: [batches[4]], changedAt: '2026-01-07T00:00:00.000Z' },
  ]);
  expect(filesOf('firmalar', batches).map(({ name }) => name)).toEqual(['firmalar']);
  expect(filesOf('firmalar', [[]])).toEqual([]);
});

it('writes absolute addresses and the time of the last change', async () => {
  const xml = await sitemapXml({ name: 'a', batches: [[{ path: '/a?b=1&c' }], entries(1)] }, ORIGIN);
  expect(xml).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://tezgah.example/a?b=1&amp;c</loc></url>' +
      '<url><loc>https://tezgah.example/firma/0</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod></url></urlset>',
  );
});

it('writes batches as they are read, and skips empty ones', async () => {
  async function* read() {
    yield await Promise.resolve(entries(1));
    yield [];
  }
  const xml = await sitemapXml({ name: 'urunler', batches: read() }, ORIGIN);
  expect(xml).toMatch(/^<\?xml[^>]+><urlset[^>]+><url>.*firma\/0<.*<\/url><\/urlset>$/);
});

it('serialises an unchanged batch only once', async () => {
  const paths = jest.fn(() => '/firma/0');
  const batch: SitemapBatch = [Object.defineProperty({ path: '' }, 'path', { get: paths })];
  await sitemapXml({ name: 'a', batches: [batch] }, ORIGIN);
  const xml = await sitemapXml({ name: 'a', batches: [batch, entries(1, 1)] }, ORIGIN);
  expect(paths).toHaveBeenCalledTimes(1);
  expect(xml).toMatch(/firma\/0<.*firma\/1</);
});

it('lists each file with the time of its latest change', async () => {
  const batches = [entries(2, 1).toReversed(), entries(1)];
  const xml = await sitemapIndexXml(filesOf('firmalar', batches), ORIGIN);
  expect(xml).toContain(
    '<sitemap><loc>https://tezgah.example/sitemaps/firmalar.xml</loc><lastmod>2026-01-03T00:00:00.000Z</lastmod></sitemap>',
  );
});
