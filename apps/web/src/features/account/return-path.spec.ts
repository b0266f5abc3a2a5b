import { returnPath } from './return-path.js';

const after = (donus?: string) => returnPath(new URLSearchParams(donus === undefined ? {} : { donus }));

describe('returnPath', () => {
  it.each(['/firma/anadolu-baharat-evi', '/firma?q=sumak&page=2', '/firma/a#yorumlar', '/'])(
    'AUTH-10 leads back to %s',
    (path) => expect(after(path)).toBe(path),
  );

  it.each([
    undefined,
    '',
    'firma',
    'https://kotu.example/',
    '//kotu.example',
    '/\\kotu.example',
    '/firma\\..\\kotu',
    '/\t/kotu.example',
    '/\n/kotu.example',
    'javascript:alert(1)',
  ])('AUTH-10 leads to the account instead of %j', (path) => expect(after(path)).toBe('/hesabim'));
});
