import { PictureLinks } from './picture-links.js';

const links = new PictureLinks({ SERVICE_TOKEN: 'a token of this test only' });
const partsOf = (path: string | null): [string, string] => {
  const [, , signature = '', named = ''] = path?.split('/') ?? [];
  return [signature, named];
};

it('GEN-20 leads to pictures under our own address, and back', () => {
  const path = links.pathOf('https://ornek.com.tr/görsel.jpg?a=1');
  expect(path).toMatch(/^\/gorsel\/[\w-]{22}\/[\w-]+$/);
  expect(links.urlOf(...partsOf(path))).toBe('https://ornek.com.tr/g%C3%B6rsel.jpg?a=1');
});

it('GEN-20 requests http pictures by https, and for nothing else', () => {
  expect(links.urlOf(...partsOf(links.pathOf('http://ornek.com.tr/a.jpg')))).toBe('https://ornek.com.tr/a.jpg');
  expect(['ftp://a/b', 'data:image/png;base64,AA', 'a.jpg', '', null].map((url) => links.pathOf(url))).toEqual(
    Array(5).fill(null),
  );
});

it('GEN-20 leads to no picture whose address is longer, as it is requested, than anybody takes', () => {
  const named = (letters: string) => `https://ornek.com.tr/${letters}.jpg`;
  expect(links.urlOf(...partsOf(links.pathOf(named('a'.repeat(2_000)))))).toHaveLength(named('').length + 2_000);
  expect(links.pathOf(named('ş'.repeat(400)))).toBeNull();
});

it('A29 knows only addresses that it made itself', () => {
  const [signature, named] = partsOf(links.pathOf('https://ornek.com.tr/a.jpg'));
  const other = Buffer.from('https://ic.ag/').toString('base64url');
  expect(links.urlOf(signature, other)).toBeUndefined();
  expect(links.urlOf('', named)).toBeUndefined();
  expect(new PictureLinks({ SERVICE_TOKEN: 'another token, as long' }).urlOf(signature, named)).toBeUndefined();
});
