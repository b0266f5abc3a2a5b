import { isBeyond, pageNumber, totalText } from './page-number.js';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=bal', 1],
  ['page=99999999999', 10_000],
])('ROUTE-20 reads "%s" as page %d', (search, page) => {
  expect(pageNumber(new URLSearchParams(search))).toBe(page);
});

it('ROUTE-20 a page with entries is not beyond the end where only a part of the list was counted', () => {
  const counted = { items: ['Ege Gıda'], totalPages: 84 };
  expect(isBeyond(100, { ...counted, reduced: true })).toBe(false);
  expect(isBeyond(100, { ...counted, reduced: false })).toBe(true);
  expect(isBeyond(84, { ...counted, reduced: false })).toBe(false);
  expect(isBeyond(100, { items: [], totalPages: 84, reduced: true })).toBe(true);
  // Page 1 of an empty list exists.
  expect(isBeyond(1, { items: [], totalPages: 0, reduced: false })).toBe(false);
});

it.each([
  [1284, false, '1.284'],
  [1000, true, '1.000+'],
])('the total %d, a lower bound: %s, is shown as %s', (total, totalIsLowerBound, text) => {
  expect(totalText({ total, totalIsLowerBound })).toBe(text);
});
