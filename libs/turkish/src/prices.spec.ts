import { formatTypedPrice } from './numbers.js';
import { parsePrice } from './prices.js';

describe('parsePrice', () => {
  it.each([
    ['1.250', 1250],
    ['1.250,5', 1250.5],
    ['12.5', 12.5],
    ['12,50', 12.5],
    ['0', 0],
    ['0,05', 0.05],
    ['1250', 1250],
    ['1250.50', 1250.5],
    ['1.234.567,89', 1_234_567.89],
    ['9.999.999,99', 9_999_999.99],
    [' ₺149,90 ', 149.9],
    ['149,90 ₺', 149.9],
  ])('DATA-15 reads %j as %d', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  it.each([
    '',
    ' ',
    'on lira',
    '-1',
    '1,2,3',
    '12.50.5',
    '1.25,0',
    '1,250',
    '12,505',
    '10.000.000',
    '1e3',
    '½',
    '.5',
    '0.500',
  ])('DATA-15 returns undefined for %j', (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });
});

describe('formatTypedPrice', () => {
  it.each([0, 0.05, 12.5, 1250, 9_999_999.99])('DATA-15 formats %d so that parsePrice returns it', (price) => {
    expect(parsePrice(formatTypedPrice(price))).toBe(price);
  });

  it('DATA-15 groups thousands and keeps two decimals', () => {
    expect([formatTypedPrice(1250), formatTypedPrice(12.5)]).toEqual(['1.250,00', '12,50']);
  });
});
