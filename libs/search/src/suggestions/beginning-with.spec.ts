import { beginningWith, NOT_BEGUN, rankingBy, WHOLE_NAME } from './beginning-with.js';

const rows = (...names: string[]) => names.map((name, index) => ({ name, businessCount: index + 1 }));
const names = (found: { name: string }[]) => found.map(({ name }) => name);

it('finds a name by the beginning of any of its words, regardless of case and accents', () => {
  const categories = rows('İçecek', 'Süt Ürünleri', 'Iğdır Kayısısı');
  expect(names(beginningWith('icec', categories, 5))).toEqual(['İçecek']);
  expect(names(beginningWith('ÜRÜN', categories, 5))).toEqual(['Süt Ürünleri']);
  expect(names(beginningWith('süt ür', categories, 5))).toEqual(['Süt Ürünleri']);
  expect(names(beginningWith('ığdır', categories, 5))).toEqual(['Iğdır Kayısısı']);
  expect(names(beginningWith('çecek', categories, 5))).toEqual([]);
});

it('orders the exact name first, then names that begin with the text, then others by size; empty ones are left out', () => {
  const categories = [...rows('Taze Bal', 'Balık', 'Bal', 'Bal Mumu'), { name: 'Balkabağı', businessCount: 0 }];
  expect(names(beginningWith('bal', categories, 3))).toEqual(['Bal', 'Bal Mumu', 'Balık']);
  expect(beginningWith('  ', categories, 3)).toEqual([]);
});

it('matches punctuation and apostrophes in the typed text and in names alike', () => {
  const categories = rows('Et-Balık', 'Hacı’nın Lokumu', 'Yağ, Sirke');
  expect(names(beginningWith('et-ba', categories, 5))).toEqual(['Et-Balık']);
  expect(names(beginningWith("hacı'nın l", categories, 5))).toEqual(['Hacı’nın Lokumu']);
  expect(names(beginningWith('yağ, s', categories, 5))).toEqual(['Yağ, Sirke']);
  expect(rankingBy('öz-gıda a.ş.')('Öz-Gıda A.Ş.')).toBe(WHOLE_NAME);
  expect(rankingBy('&')('Petek')).toBe(NOT_BEGUN);
});
