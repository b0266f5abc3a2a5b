import { Uploads } from './uploads.js';

const ID = 'a1'.repeat(32);
const uploads = new Uploads({ PUBLIC_URL: 'https://tezgah.example' });

it('GEN-20 converts the id of an upload to an address, and back', () => {
  expect(uploads.addressOf(ID)).toBe(`https://tezgah.example/yukleme/${ID}.webp`);
  expect(uploads.idIn(uploads.addressOf(ID))).toBe(ID);
});

it('GEN-20 recognises its uploads after the site has moved to another host', () => {
  expect(new Uploads({ PUBLIC_URL: 'http://localhost:3000' }).idIn(uploads.addressOf(ID))).toBe(ID);
});

it.each([
  'https://tezgah.example/yukleme/a1.webp',
  `https://tezgah.example/yukleme/${ID}.webp/b`,
  `https://tezgah.example/a/yukleme/${ID}.webp`,
  `https://tezgah.example/?/yukleme/${ID}.webp`,
  'upload:a',
  '',
])('does not recognise %s as an upload', (url) => {
  expect(uploads.idIn(url)).toBeUndefined();
});
