import fc from 'fast-check';
import { formatNumber, formatPrice, formatQuantity, formatRating, formatTypedPrice } from './numbers.js';

it('separates thousands with a point', () =>
  expect([0, 999, 1284, 1234567].map(formatNumber)).toEqual(['0', '999', '1.284', '1.234.567']));

it('writes a quantity without superfluous decimals', () =>
  expect([0, 10, 1000, 1250.5, 0.125, 2000000].map(formatQuantity)).toEqual([
    '0',
    '10',
    '1.000',
    '1.250,5',
    '0,125',
    '2.000.000',
  ]));

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

it('formats numbers and prices as Intl.NumberFormat does for Turkish', () => {
  const number = new Intl.NumberFormat('tr-TR');
  const price = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
  const typed = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (whole) => {
      const lira = whole / 100;
      expect(formatNumber(whole)).toBe(number.format(whole));
      expect(formatPrice(lira)).toBe(price.format(lira));
      expect(formatTypedPrice(lira)).toBe(typed.format(lira));
    }),
  );
});
