import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '@tedarik/turkish';
import { coverArt } from '../art/cover-art.js';
import { categoryKey } from './category-key.js';

const COLOURS = readFileSync(join(__dirname, '../styles/tokens.css'), 'utf8');

/** Every category in the table of the import, and names that occur in exports of other systems. */
function categoriesOfTheImport(): string[] {
  const source = readFileSync(join(__dirname, '../../../imports/src/mapping/place-types.ts'), 'utf8');
  const table = source.slice(source.indexOf('const TABLE'), source.indexOf('};'));
  const names = [...table.matchAll(/^ {2}'?([^':]+)'?: '/gm)].map(([, name]) => name!);
  if (names.length < 40) throw new Error('the table of the import is written otherwise');
  return [
    ...names,
    'Mandıra',
    'Kuruyemişçi',
    'Baharat dükkânı',
    'Çay toptancısı',
    'Şekerlemeci',
    'Toptan gıda satıcısı',
  ];
}

describe('categoryKey', () => {
  it.each([
    ['spices', 'baharat'],
    ['bakery', 'firin'],
    ['dairy', 'sut-urunleri'],
    ['meat', 'et'],
    ['sweets', 'sekerleme'],
    ['produce', 'meyve-sebze'],
    ['beverages', 'icecek'],
    ['oils', 'yaglar'],
    ['grains', 'tahil-bakliyat'],
    ['nuts', 'kuruyemis'],
    ['seafood', 'deniz-urunleri'],
    ['desserts', 'tatli'],
    ['soups', 'corba'],
  ])('PUB-HOME-07 PUB-HOME-08 knows %s by its English slug', (slug, key) => {
    expect(categoryKey(slug)).toBe(key);
  });

  it.each([
    ['et-urunleri', 'et'],
    ['zeytinyagi-ve-yaglar', 'yaglar'],
    ['cay-ve-icecek', 'icecek'],
    ['baharat', 'baharat'],
  ])('PUB-HOME-08 knows %s by its Turkish slug', (slug, key) => {
    expect(categoryKey(slug)).toBe(key);
  });

  it('PUB-HOME-07 is the grey "diger" for a missing category', () => {
    expect([categoryKey(undefined), categoryKey(''), categoryKey('diger')]).toEqual(['diger', 'diger', 'diger']);
  });

  it('U3: a category without a drawing gets colours and a pattern from its name, always the same', () => {
    const keys = ['ambalaj', 'constructor', 'bilinmeyen', 'eczane'].map(categoryKey);

    expect(new Set(keys).size).toBe(4);
    for (const key of keys) {
      expect(key).toMatch(/^desen[0-5]-\d{1,2}$/);
      expect(categoryKey(key)).toBe(key);
    }
  });

  it('U3: a slug with a number appended is the same trade', () => {
    expect(categoryKey('firin-2')).toBe('firin');
  });

  it.each(categoriesOfTheImport())('U3: %s of the import has a plate and colours that are not grey', (name) => {
    const key = categoryKey(slugify(name));

    expect(key).not.toBe('diger');
    expect(coverArt('tabak', slugify(name), 'x')).not.toBe(coverArt('tabak', 'diger', 'x'));
    expect(COLOURS).toContain(`[data-cat${/^desen/.test(key) ? `^='${key.split('-')[0]}-'` : `='${key}'`}]`);
  });

  it('U3: no two trades in food that the import writes and the site has not are drawn alike', () => {
    const plates =
      'kasap balikci manav firin pastane restoran supermarket toptan-gida gida dondurma sarkuteri cay kuruyemis baharat';

    expect(new Set(plates.split(' ').map((slug) => coverArt('tabak', slug, 'x'))).size).toBe(14);
  });
});
