/** @jest-environment node */
import { INDEXED_PAGES, sentHead } from '../../testing/filled-site.js';

describe('the heads of all pages that search engines may keep', () => {
  const heads = new Map<string, Awaited<ReturnType<typeof sentHead>>>();
  beforeAll(async () => {
    for (const path of INDEXED_PAGES) heads.set(path, await sentHead(path));
  });

  it.each(INDEXED_PAGES)('PUB-SEO-02 PUB-SEO-05 describe %s in 50 to 160 characters, with keywords', (path) => {
    const { robots, description, keywords } = heads.get(path)!;

    expect(robots).toBe('index, follow');
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(keywords).not.toBe('');
  });

  it('PUB-SEO-02 share no description', () => {
    const described = [...heads.values()].map(({ description }) => description);

    expect(new Set(described).size).toBe(INDEXED_PAGES.length);
  });

  it.each([
    ['/firma/anadolu-baharat-evi', '/paylasim/firma/anadolu-baharat-evi.jpg'],
    ['/kategori/baharat', '/paylasim/kategori/baharat.jpg'],
    ['/sehir/bursa', '/paylasim/sehir/bursa.jpg'],
    ['/semt/istanbul-kadikoy', '/paylasim/semt/istanbul-kadikoy.jpg'],
    ['/blog/nar-hasadi', '/paylasim/yazi/nar-hasadi.jpg'],
    ['/firma', '/assets/paylasim-1.jpg'],
  ])('PUB-SEO-04 share %s with the picture %s', (path, picture) => {
    expect(heads.get(path)!.share).toBe(`https://pazar.example${picture}`);
  });
});
