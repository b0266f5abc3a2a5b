import { graphemesIn } from './graphemes.js';

it.each([
  ['', 0],
  ['çay', 3],
  ['c\u0327ay', 3],
  ['👨‍👩‍👧', 1],
  ['🇹🇷 İyi', 5],
])('PUB-REV-04 counts %p as a reader does', (text, count) => {
  expect(graphemesIn(text)).toBe(count);
});
