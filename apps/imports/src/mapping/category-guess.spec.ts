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
  expect(guessCategory(activity)).toBe(category);
});
