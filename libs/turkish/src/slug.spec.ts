import fc from 'fast-check';
import { blogSlug, fallbackSlug, isReservedPostSlug, nextFreeSlug, RESERVED_POST_SLUGS, slugify } from './slug.js';

const SLUG = /^$|^[a-z0-9]+(-[a-z0-9]+)*$/;
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'aızİIğüşöçÇâî 1-’.'), maxLength: 200 }),
);

describe('slugify', () => {
  it.each([
    ['  Öz Çiğköfte & Şalgam  ', 'oz-cigkofte-salgam'],
    ['ığüşöç IĞÜŞÖÇ', 'igusoc-igusoc'],
    ["Türkiye'nin Balı", 'turkiye-nin-bali'],
    ['--a___b--', 'a-b'],
  ])('SLUG-01 %s becomes %s', (name, slug) => expect(slugify(name)).toBe(slug));

  it.each([
    ['İZMİR İNCİ', 'izmir-inci'],
    ['İzmir'.toLowerCase(), 'izmir'],
    ['Kâğıthane Îmal Lûgat', 'kagithane-imal-lugat'],
  ])('SLUG-02 maps İ before lowercasing and strips combining marks: %s', (name, slug) =>
    expect(slugify(name)).toBe(slug),
  );

  it.each([
    ['Café Ünlü', 'cafe-unlu'],
    ['Straße à la crème', 'strasse-a-la-creme'],
    ['مطعم', ''],
    ['!!!', ''],
  ])('SLUG-08 folds other Latin letters and drops all other characters: %s', (name, slug) =>
    expect(slugify(name)).toBe(slug),
  );

  it('SLUG-08 is at most 80 long, cut at a hyphen if possible', () => {
    expect(slugify(`${'a'.repeat(79)} bc`)).toBe('a'.repeat(79));
    expect(slugify(`${'a'.repeat(77)} bc def`)).toBe(`${'a'.repeat(77)}-bc`);
    expect(slugify('a'.repeat(81))).toBe('a'.repeat(80));
  });

  it('SLUG-01 SLUG-05 SLUG-08 every slug is well formed, at most 80 long, and unchanged when slugified again', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(slugify, blogSlug), (name, rule) => {
        const slug = rule(name);
        expect(slug).toMatch(SLUG);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(rule(slug)).toBe(slug);
      }),
    );
  });

  it('SLUG-02 is the same for every case and Unicode form of a name', () => {
    fc.assert(
      fc.property(text, (name) => {
        expect(slugify(name.toLocaleLowerCase('tr'))).toBe(
          slugify(name.toLocaleUpperCase('tr').toLocaleLowerCase('tr')),
        );
        expect(slugify(name.normalize('NFD'))).toBe(slugify(name));
      }),
    );
  });
});

describe('blogSlug', () => {
  it.each([
    ['Çiğ süt', 'cig-sut'],
    ["Türkiye'nin %100 Doğal Balı", 'turkiyenin-100-dogal-bali'],
    ['Café - & - Bar', 'cafe-bar'],
    ['a_b.c', 'abc'],
  ])('SLUG-05 %s becomes %s', (title, slug) => expect(blogSlug(title)).toBe(slug));

  it('SLUG-06 trims the edges', () => expect(blogSlug(' Tarifler ')).toBe('tarifler'));
});

describe('a fallback slug, reserved slug or numbered slug', () => {
  it('SLUG-08 is made of kind and id when the name yields no slug', () => {
    expect(fallbackSlug('isletme', '1a2b3c4d-5e6f-7a8b-9c0d-000000000000')).toBe('isletme-1a2b3c4d');
  });

  it('SLUG-08 is reserved for a post when it is a route', () => {
    const routes = ['yeni', 'duzenle', 'kategoriler', 'yorumlar', 'kategori', 'onizleme', 'goruntuleme', 'rss'];
    expect(routes.filter(isReservedPostSlug)).toEqual(RESERVED_POST_SLUGS);
    expect(isReservedPostSlug('yeni-tarifler')).toBe(false);
  });

  it('gets the first free number', () => {
    const taken = new Set(['bal', 'bal-2', 'bal-4']);
    expect(nextFreeSlug('bal', (slug) => taken.has(slug))).toBe('bal-3');
    expect(nextFreeSlug('sut', (slug) => taken.has(slug))).toBe('sut');
  });

  it('SLUG-08 is at most 80 long with its number, cut at a hyphen if possible', () => {
    const base = `${'a'.repeat(74)}-bcdef`;
    expect(nextFreeSlug(base, (slug) => slug === base)).toBe(`${'a'.repeat(74)}-2`);
    const long = 'a'.repeat(80);
    expect(nextFreeSlug(long, (slug) => slug === long)).toBe(`${'a'.repeat(78)}-2`);
  });
});
