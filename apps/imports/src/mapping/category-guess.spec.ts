import { guessCategory } from './category-guess.js';

it.each([
  ['toptan gıda, baharat ve bakliyat satışı', 'Gıda'],
  ['BAHARATLAR', 'Gıda'],
  ['Et ve et ürünleri', 'Gıda'],
  ['KUMAŞ ve iplik', 'Tekstil'],
  ['İnşaat malzemeleri', 'İnşaat'],
  ['etiket basımı', 'Diğer'],
  ['', 'Diğer'],
])('IMP-TSV-05 IMP-TSV-06 guesses from "%s" the category %s', (activity, category) => {
  expect(guessCategory(activity).category).toBe(category);
});

it('IMP-JSON-38 reports an activity without a known word, and applies a mapping for it', () => {
  expect(guessCategory('etiket basımı').unknownType).toBe('etiket basımı');
  expect(guessCategory('gıda').unknownType).toBeNull();
  expect(guessCategory(' ').unknownType).toBeNull();
  const own = new Map([['etiket basimi', 'Matbaa']]);
  expect(guessCategory('Etiket  Basımı', own)).toEqual({ category: 'Matbaa', unknownType: null });
});
