import { beginningWith } from './beginning-with.js';

const rows = (...names: string[]) => names.map((name, index) => ({ name, businessCount: index + 1 }));
const names = (found: { name: string }[]) => found.map(({ name }) => name);

it('finds a name by the beginning of any of its words, however it is typed', () => {
  const categories = rows('İçecek', 'Süt Ürünleri', 'Iğdır Kayısısı');
  expect(names(beginningWith('icec', categories, 5))).toEqual(['İçecek']);
  expect(names(beginningWith('ÜRÜN', categories, 5))).toEqual(['Süt Ürünleri']);
  expect(names(beginningWith('süt ür', categories, 5))).toEqual(['Süt Ürünleri']);
  expect(names(beginningWith('ığdır', categories, 5))).toEqual(['Iğdır Kayısısı']);
  expect(names(beginningWith('çecek', categories, 5))).toEqual([]);
});

it('puts the name itself first, then names that begin with the text, then the larger ones, and leaves out the empty ones', () => {
  const categories = [...rows('Taze Bal', 'Balık', 'Bal', 'Bal Mumu'), { name: 'Balkabağı', businessCount: 0 }];
  expect(names(beginningWith('bal', categories, 3))).toEqual(['Bal', 'Bal Mumu', 'Balık']);
  expect(beginningWith('  ', categories, 3)).toEqual([]);
});
