import { siteLocation } from './site-location.js';

const SITE = 'https://tezgah.example';

it('leads to a path of the site', () => {
  expect(siteLocation('/firma?q=s%C3%BCt', SITE)).toBe('/firma?q=s%C3%BCt');
  expect(siteLocation(`${SITE}/firma`, SITE)).toBe('/firma');
});

it.each(['//evil.com', 'https://evil.com/', '/\\evil.com', 'javascript:alert(1)', '/a\r\nSet-Cookie: x=1'])(
  'A34 never leads to %j',
  (location) => {
    expect(() => siteLocation(location, SITE)).toThrow('stay on the site');
  },
);
