import { PictureLinks } from './picture-links.js';

const links = new PictureLinks({ SERVICE_TOKEN: 'a token of this test only' });
const partsOf = (path: string | null): [string, string] => {
  const [, , signature = '', named = ''] = path?.split('/') ?? [];
  return [signature, named];
};

it('GEN-20 converts an address to a signed path of this site, and back', () => {
  const path = links.pathOf('https://ornek.com.tr/görsel.jpg?a=1');
  expect(path).toMatch(/^\/gorsel\/[\w-]{22}\/[\w-]+$/);
  expect(links.urlOf(...partsOf(path))).toBe('https://ornek.com.tr/g%C3%B6rsel.jpg?a=1');
});

it('GEN-20 upgrades http pictures to https, and refuses other schemes', () => {
  expect(links.urlOf(...partsOf(links.pathOf('http://ornek.com.tr/a.jpg')))).toBe('https://ornek.com.tr/a.jpg');
  expect(['ftp://a/b', 'data:image/png;base64,AA', 'a.jpg', '', null].map((url) => links.pathOf(url))).toEqual(
    Array(5).fill(null),
  );
});

it('GEN-20 refuses an address that is too long once it is encoded', () => {
  const named = (letters: string) => `https://ornek.com.tr/${letters}.jpg`;
  expect(links.urlOf(...partsOf(links.pathOf(named('a'.repeat(2_000)))))).toHaveLength(named('').length + 2_000);
  expect(links.pathOf(named('ş'.repeat(400)))).toBeNull();
});

it('A29 resolves only addresses that it signed itself', () => {
  const [signature, named] = partsOf(links.pathOf('https://ornek.com.tr/a.jpg'));
  const other = Buffer.from('https://ic.ag/').toString('base64url');
  expect(links.urlOf(signature, other)).toBeUndefined();
  expect(links.urlOf('', named)).toBeUndefined();
  expect(new PictureLinks({ SERVICE_TOKEN: 'another token, as long' }).urlOf(signature, named)).toBeUndefined();
});
