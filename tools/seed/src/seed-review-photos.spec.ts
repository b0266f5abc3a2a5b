import { inflateSync } from 'node:zlib';
import { lokum, tea } from './samples/drawn-picture.js';
import { REVIEWS } from './samples/reviews.js';

it.each([
  ['lokum', lokum],
  ['tea', tea],
])('GEN-24 draws a picture of 960 by 720 points: %s', (_, draw) => {
  const file = draw();
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([960, 720]);
  const at = file.indexOf('IDAT');
  const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
  expect(rows).toHaveLength(720 * (1 + 960 * 3));
  expect(new Set(rows).size).toBeGreaterThan(50);
});

it('GEN-24 puts photos in reviews that there are', () => {
  expect(REVIEWS['Kadıköy Şekerleme ve Lokum']?.some(([reviewer]) => reviewer === 2)).toBe(true);
  expect(REVIEWS['Rize Yamaç Çay']?.some(([reviewer]) => reviewer === 0)).toBe(true);
});
