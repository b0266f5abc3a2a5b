import { categoryKey } from './category-key.js';

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

  it('PUB-HOME-07 is grey for a category without a drawing, and for none', () => {
    expect([categoryKey('ambalaj'), categoryKey(undefined), categoryKey('constructor')]).toEqual([
      'diger',
      'diger',
      'diger',
    ]);
  });
});
