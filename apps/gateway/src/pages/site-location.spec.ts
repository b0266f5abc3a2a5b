import { siteLocation } from './site-location.js';

const SITE = 'https://tezgah.example';

it('accepts a path of the site', () => {
  expect(siteLocation('/firma?q=s%C3%BCt', SITE)).toBe('/firma?q=s%C3%BCt');
  expect(siteLocation(`${SITE}/firma`, SITE)).toBe('/firma');
});

it.each(['//evil.com', 'https://evil.com/', '/\\evil.com', 'javascript:alert(1)', '/a\r\nSet-Cookie: x=1'])(
  'A34 refuses %j',
  (location) => {
    expect(() => siteLocation(location, SITE)).toThrow('stay on the site');
  },
);
