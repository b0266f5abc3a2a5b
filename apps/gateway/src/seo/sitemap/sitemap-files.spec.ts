import { filesOf, sitemapIndexXml, sitemapXml } from './sitemap-files.js';

const ORIGIN = 'https://tezgah.example';
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/firma/${index}`,
    changedAt: `2026-01-0${index + 1}T00:00:00.000Z`,
  }));

it('splits what is too much for one file, in order', () => {
  const files = filesOf('firmalar', entries(5), 2);
  expect(files.map(({ name, entries }) => [name, entries.map(({ path }) => path)])).toEqual([
    ['firmalar-1', ['/firma/0', '/firma/1']],
    ['firmalar-2', ['/firma/2', '/firma/3']],
    ['firmalar-3', ['/firma/4']],
  ]);
  expect(filesOf('firmalar', entries(2), 2).map(({ name }) => name)).toEqual(['firmalar']);
  expect(filesOf('firmalar', [])).toEqual([]);
});

it('writes absolute addresses and the time of the last change', async () => {
  const xml = await sitemapXml({ name: 'a', entries: [{ path: '/a?b=1&c' }, ...entries(1)] }, ORIGIN);
  expect(xml).toContain('<url><loc>https://tezgah.example/a?b=1&amp;c</loc></url>');
  expect(xml).toContain('<loc>https://tezgah.example/firma/0</loc><lastmod>2026-01-01T00:00:00.000Z</lastmod>');
});

it('lists the files with the youngest change of each', async () => {
  const xml = await sitemapIndexXml([{ name: 'firmalar', entries: entries(3).toReversed() }], ORIGIN);
  expect(xml).toContain(
    '<sitemap><loc>https://tezgah.example/sitemaps/firmalar.xml</loc><lastmod>2026-01-03T00:00:00.000Z</lastmod></sitemap>',
  );
});
