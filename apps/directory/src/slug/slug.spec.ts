import { allotSlugs, crowdedBases, isSlug, numberedRange, plainSlugs, slugWish, typedBusinessSlug } from './slug.js';

const ID = '019a1b2c-0000-7000-8000-000000000001';
const wish = (name: string, wished?: string) => slugWish('isletme', ID, name, wished);
const inRange = (slug: string, { $gte, $lt }: { $gte: string; $lt: string }) => slug >= $gte && slug < $lt;

it('SLUG-01 derives the slug from the name', () => {
  expect(allotSlugs([wish('İğdeli Çiftliği')], new Set())).toEqual(['igdeli-ciftligi']);
});

it('SLUG-03 appends a number when the slug is taken, in the database or in the same batch', () => {
  expect(allotSlugs([wish('Çay'), wish('Cay'), wish('ÇAY!')], new Set(['cay', 'cay-3']))).toEqual([
    'cay-2',
    'cay-4',
    'cay-5',
  ]);
});

it('SLUG-08 falls back on the kind and the id when the name leaves nothing', () => {
  expect(allotSlugs([wish('!!!'), wish('???')], new Set())).toEqual(['isletme-019a1b2c', 'isletme-019a1b2c-2']);
});

it('SLUG-08 a slug with a number stays within 80 characters', () => {
  const long = 'gida '.repeat(30);
  const [first = '', second = ''] = allotSlugs([wish(long), wish(long)], new Set());
  expect(first.length).toBeLessThanOrEqual(80);
  expect(second.length).toBeLessThanOrEqual(80);
  expect(second).toMatch(/-2$/);
});

it('IMP-TSV-08 uses the requested slug if it is valid and free, otherwise the name', () => {
  expect(allotSlugs([wish('Çay', 'demli')], new Set())).toEqual(['demli']);
  expect(allotSlugs([wish('Çay', 'demli')], new Set(['demli']))).toEqual(['cay']);
  expect(allotSlugs([wish('Çay', 'Demli Çay')], new Set())).toEqual(['cay']);
});

it('queries numbered slugs only for slugs that are taken or requested twice', () => {
  const wishes = [wish('Çay'), wish('Bal'), wish('Süt'), wish('SÜT')];
  expect(plainSlugs(wishes)).toEqual(['cay', 'bal', 'sut']);
  expect(crowdedBases(wishes, new Set(['bal']))).toEqual(['bal', 'sut']);
});

it('finds the numbered forms of a slug, and not longer names that begin with it', () => {
  const range = numberedRange('cay');
  expect(['cay-2', 'cay-10', 'cay-999'].every((slug) => inRange(slug, range))).toBe(true);
  expect(['cay', 'cay-evi', 'cayci', 'cay2'].some((slug) => inRange(slug, range))).toBe(false);
});

it.each(['gida '.repeat(30), 'a'.repeat(100)])(
  'finds the numbered forms of a slug that is shortened to make room for the number',
  (name) => {
    const base = wish(name).base;
    const numbered = allotSlugs(
      Array.from({ length: 120 }, () => wish(name)),
      new Set(),
    ).slice(1);
    expect(numbered.filter((slug) => !inRange(slug, numberedRange(base)))).toEqual([]);
  },
);

it('tells a slug from other text', () => {
  expect(['cay', 'cay-2'].every(isSlug)).toBe(true);
  expect(['', 'Çay', 'cay-', 'cay evi', 'a'.repeat(81)].some(isSlug)).toBe(false);
});

it('A33: a business gets no slug that is a route, neither from its name nor by request', () => {
  expect(slugWish('isletme', 'x', 'Yeni')).toEqual({ wish: null, base: 'isletme-yeni' });
  expect(slugWish('isletme', 'x', 'Ege Zeytin', 'duzenle').wish).toBeNull();
  expect(slugWish('isletme', 'x', 'Davet').base).toBe('isletme-davet');
  expect(slugWish('isletme', 'x', 'Ege Zeytin', 'sahiplen').wish).toBeNull();
  expect(slugWish('kategori', 'x', 'Yeni').base).toBe('yeni');
});

it('K24: a typed slug that is not valid is refused instead of silently replaced', () => {
  expect(() => typedBusinessSlug('Ege Zeytin!')).toThrow('slug-invalid');
  expect(() => typedBusinessSlug('yeni')).toThrow('slug-reserved');
  expect(typedBusinessSlug('ege-zeytin')).toBe('ege-zeytin');
});
