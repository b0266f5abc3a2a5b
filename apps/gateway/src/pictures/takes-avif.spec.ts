import { growth, LINEAR_GROWTH } from '@tedarik/testing';
import { takesAvif } from './takes-avif.js';

it.each([
  'image/avif',
  'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  'image/webp, image/AVIF;q=0.9, */*',
  'image/png,image/avif ; q=0.5',
])('GEN-20 gives AVIF to a client that accepts %s', (accept) => {
  expect(takesAvif(accept)).toBe(true);
});

it.each([
  undefined,
  '',
  '*/*',
  'image/*',
  'image/webp,*/*;q=0.8',
  'image/avif;q=0',
  'image/avif;q=0.0,*/*',
  'image/avifs',
])('gives none to a client that accepts %s', (accept) => {
  expect(takesAvif(accept)).toBe(false);
});

it('A41: reads a header of any length in linear time', () => {
  expect(growth((tabs) => takesAvif(`image/avif${tabs}x${tabs};q=1`), '\t')).toBeLessThan(LINEAR_GROWTH);
});
