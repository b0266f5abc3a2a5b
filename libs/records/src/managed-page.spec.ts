import { sortKey } from '@tedarik/turkish';
import { managedPage } from './managed-page.js';

const rows = ['Çay', 'Isparta gülü', 'Ilgaz balı', 'Şeker', 'IĞDIR kayısısı'].map((name, index) => ({
  id: `id-${index}`,
  name,
  index,
}));
const send = { search: '', page: 1, pageSize: 2, sort: 'name' as const, descending: false };
const reading = {
  texts: ({ name }: { name: string }) => [name, null],
  by: { name: ({ name }: { name: string }) => sortKey(name), rank: ({ index }: { index: number }) => index % 2 },
  then: ({ name }: { name: string }) => name,
};
const names = (request: Partial<Parameters<typeof managedPage<(typeof rows)[0], 'name' | 'rank'>>[1]>) => {
  const page = managedPage(rows, { ...send, ...request }, reading);
  return [page.total, ...page.rows.map(({ name }) => name)];
};

it('ADM-COMMON-11 finds records that contain every word of the search, regardless of case and accents', () => {
  expect(names({ search: 'ısparta' })).toEqual([1, 'Isparta gülü']);
  expect(names({ search: 'ISPARTA' })).toEqual([1, 'Isparta gülü']);
  expect(names({ search: 'seker' })).toEqual([1, 'Şeker']);
  expect(names({ search: '  kayısı  ığdır ' })).toEqual([1, 'IĞDIR kayısısı']);
  expect(names({ search: 'ilgaz gülü' })).toEqual([0]);
});

it('K23: a record is found by its id, so that a link can open it', () => {
  expect(names({ search: 'id-3' })).toEqual([1, 'Şeker']);
});

it('pages in Turkish order, ascending or descending, and is empty past the last page', () => {
  expect(names({})).toEqual([5, 'Çay', 'IĞDIR kayısısı']);
  expect(names({ page: 3 })).toEqual([5, 'Şeker']);
  expect(names({ page: 4 })).toEqual([5]);
  expect(names({ descending: true })).toEqual([5, 'Şeker', 'Isparta gülü']);
});

it('keeps records with equal values in the same order in both directions', () => {
  const [even, odd] = [
    ['Ilgaz balı', 'IĞDIR kayısısı', 'Çay'],
    ['Isparta gülü', 'Şeker'],
  ];
  expect(names({ sort: 'rank', pageSize: 5 })).toEqual([5, ...even, ...odd]);
  expect(names({ sort: 'rank', pageSize: 5, descending: true })).toEqual([5, ...odd, ...even]);
});
