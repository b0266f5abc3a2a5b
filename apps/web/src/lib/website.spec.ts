import { safeWebsite, websiteName } from './website.js';

describe('safeWebsite', () => {
  it('PUB-CARD-08 lets http and https through', () => {
    expect([safeWebsite('https://a.example/x'), safeWebsite('http://a.example')]).toEqual([
      'https://a.example/x',
      'http://a.example/',
    ]);
  });

  it.each(['javascript:alert(1)', 'ftp://a.example', 'a.example', '', null, undefined])(
    'PUB-CARD-08 drops %s',
    (url) => {
      expect(safeWebsite(url)).toBeNull();
    },
  );

  it('shows the name of the site', () => {
    expect(websiteName('https://www.a.example/magaza')).toBe('a.example');
  });
});
