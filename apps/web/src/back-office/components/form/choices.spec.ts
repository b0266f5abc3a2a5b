import { foldedSearch } from './choices.js';

it.each(['sut', 'SUT', 'Süt', 'urun'])('K15: ADM-COMMON-11 %s finds Süt Ürünleri in a list of choices', (typed) => {
  expect(foldedSearch.filterOption(typed, { label: 'Süt Ürünleri', value: 'k' })).toBe(true);
});

it('K15: an option without a label is found by its value, and others are not', () => {
  expect(foldedSearch.filterOption('canakkale', { value: 'Çanakkale' })).toBe(true);
  expect(foldedSearch.filterOption('kars', { value: 'Çanakkale' })).toBe(false);
});
