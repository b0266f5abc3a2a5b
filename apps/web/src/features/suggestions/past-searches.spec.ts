import { forgetSearches, pastSearches, rememberSearch } from './past-searches.js';

it('keeps the latest eight searches, each once however it is written', () => {
  for (const text of ['bal', 'un', 'Bal', ...Array.from({ length: 7 }, (_, index) => `peynir ${index}`)])
    rememberSearch(text);
  expect(pastSearches()).toEqual([...Array.from({ length: 7 }, (_, index) => `peynir ${6 - index}`), 'Bal']);
  forgetSearches();
  expect(pastSearches()).toEqual([]);
});

it.each(['{', '{}', '[1,"bal"]'])('ignores invalid data in the storage: %s', (kept) => {
  localStorage.setItem('gecmis-aramalar', kept);
  expect(pastSearches().every((text) => text === 'bal')).toBe(true);
});
