import { formatNumber, formatPrice, formatRating } from './numbers.js';

it('writes thousands with a point', () =>
  expect([0, 999, 1284, 1234567].map(formatNumber)).toEqual(['0', '999', '1.284', '1.234.567']));

it.each([
  [149.9, '₺149,90'],
  [1249.9, '₺1.249,90'],
  [0, '₺0,00'],
  [1000000, '₺1.000.000,00'],
])('GEN-08 %d lira is %s', (lira, text) => expect(formatPrice(lira)).toBe(text));

it.each([
  [4.25, '4,3'],
  [1.15, '1,2'],
  [4.35, '4,4'],
  [4.24, '4,2'],
  [4, '4,0'],
  [4.96, '5,0'],
])('a rating of %d is shown as %s', (rating, text) => expect(formatRating(rating)).toBe(text));
