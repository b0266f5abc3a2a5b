import { growth, LINEAR_GROWTH } from '@tedarik/testing';
import { canonicalAddress, findPageAddress, shortenedAddress } from './page-address.js';

it.each([
  ['/firma', '/firma'],
  ['/firma?utm_source=x&fbclid=1', '/firma'],
  ['/firma?page=2&q=bal', '/firma?q=bal&page=2'],
  ['/firma?category=et&category=bal&sort=name', '/firma?category=et&category=bal&sort=name'],
  ['/firma?hizmet=ihracat&hizmet=kargo&category=et', '/firma?category=et&hizmet=ihracat&hizmet=kargo'],
  ['/firma?acik=1&puan=4&sertifika=haccp&hizmet=ihracat', '/firma?hizmet=ihracat&sertifika=haccp&puan=4&acik=1'],
  ['/firma?q=&page=2', '/firma?page=2'],
  ['/firma?q=a&q=b', '/firma?q=a'],
  ['/teklif-iste?firma=ege-salca', '/teklif-iste?firma=ege-salca'],
  [
    `/karsilastir?firma=${'a'.repeat(150)},${'b'.repeat(150)}`,
    `/karsilastir?firma=${'a'.repeat(150)}%2C${'b'.repeat(150)}`,
  ],
  ['/firma?q=s%C3%BCt', '/firma?q=s%C3%BCt'],
  ['/firma?q=süt', '/firma?q=s%C3%BCt'],
  ['/firma?q=a?b', '/firma?q=a%3Fb'],
  ['/firma?constructor=1&__proto__=2', '/firma'],
])('PUB-LIST-20 PUB-LIST-21 maps %s to %s', (url, address) => {
  expect(findPageAddress(url)).toBe(address);
});

it('U22: a list depends on where the visitor is and how far around is looked', () => {
  const address = '/firma?sort=nearest&konum=41.01%2C28.97&mesafe=5';
  expect(findPageAddress(`${address}&utm_source=x`)).toBe(address);
});

it('PUB-LIST-04 takes at most 20 categories', () => {
  const many = Array.from({ length: 25 }, (_, number) => `category=c${number}`).join('&');
  expect(findPageAddress(`/firma?${many}`)?.match(/category=/g)).toHaveLength(20);
});

it.each([
  '//evil.com',
  '/firma/..%2f..%2f',
  '/firma/%2e%2e/x',
  '/a/../b',
  '/./a',
  '/%00',
  '/a%0d%0aSet-Cookie:x',
  '/%E0%A4',
  '/a\\b',
  '/%5cevil',
  `/${'a'.repeat(9_000)}`,
  'evil.com',
])('A34 refuses %.40s', (url) => {
  expect(findPageAddress(url)).toBeUndefined();
});

it('A4 A10 refuses a text that is too long, and takes the longest one', () => {
  const longest = 'ş'.repeat(100);
  expect(new URL(String(findPageAddress(`/firma?q=${longest}`)), 'http://site').searchParams.get('q')).toBe(longest);
  expect(findPageAddress(`/firma?q=${longest}ş`)).toBeUndefined();
  expect(findPageAddress(`/firma?page=${'9'.repeat(21)}`)).toBeUndefined();
});

it('U5: shortens values that are too long for the services, and changes nothing else', () => {
  expect(shortenedAddress(`/firma?q=${'a'.repeat(109)}&sort=name`)).toBe(`/firma?q=${'a'.repeat(100)}&sort=name`);
  expect(shortenedAddress('/%E0%A4?q=bal')).toBeUndefined();
});

it.each([
  ['/firma/', '/firma'],
  ['/FIRMA?q=Bal', '/firma?q=Bal'],
  ['/blog/Nar-Hasadi/', '/blog/nar-hasadi'],
  ['/', '/'],
  ['/BusinessPage/x', '/BusinessPage/x'],
  ['/blog/onizleme/aBc', '/blog/onizleme/aBc'],
])('U25: %s is spelled %s', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical);
});

it('A34 leaves dots inside a word alone', () => {
  expect(findPageAddress('/a.b/c..d/.well-known')).toBe('/a.b/c..d/.well-known');
});

it('A41: spells an address with thousands of slashes in linear time', () => {
  expect(growth((slashes) => canonicalAddress(`/a${slashes}a`), '/')).toBeLessThan(LINEAR_GROWTH);
});
