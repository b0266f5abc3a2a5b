import { hasLink } from './links.js';

it.each(['https://a.example', 'www.ucuz.example', 't.me/kazan', 'Bit.ly/3x', 'odeme.gov.tr', 'x.app', 'yaz: a@b.com'])(
  'finds a link in "%s"',
  (text) => {
    expect(hasLink(text)).toBe(true);
  },
);

it.each([
  'Domates salçası',
  '5 kg.lık teneke',
  '1.5 lt. su',
  'Dr.Oetker',
  'Er Gıda San.ve Tic.Ltd.Şti.',
  '10.000 adet',
])('finds no link in "%s"', (text) => {
  expect(hasLink(text)).toBe(false);
});
