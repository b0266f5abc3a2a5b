import { mailedPath, returnPath } from './return-path.js';

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

describe('mailedPath', () => {
  const mailed = (donus: string) => mailedPath(new URLSearchParams({ donus }));

  it.each([
    ['/firma/anadolu-baharat-evi#yorumlar', '/firma/anadolu-baharat-evi#yorumlar'],
    ['/firma?q=bedava+telefon&page=2', '/firma'],
  ])('U21 hands on the page of %s', (path, page) => expect(mailed(path)).toBe(page));

  it.each(['/', '//kotu.example', '/firma/Bedava telefon', '/a/../b', `/${'a'.repeat(200)}`])(
    'U21 hands on nothing of %j',
    (path) => expect(mailed(path)).toBeNull(),
  );
});
