import { withProtocol } from './websites.js';

it.each([
  ['www.ornek.com', 'https://www.ornek.com'],
  ['örnek.com/yol', 'https://örnek.com/yol'],
  ['çiçek.com.tr', 'https://çiçek.com.tr'],
  ['ŞİRİN.com.tr/İletişim', 'https://ŞiRiN.com.tr/İletişim'],
  ['http://www.çiçek.com.tr', 'http://www.çiçek.com.tr'],
])('GEN-20 reads the website %j as %j, which a URL parser accepts', (typed, address) => {
  expect(withProtocol(typed)).toBe(address);
  expect(URL.canParse(address)).toBe(true);
});

it.each(['javascript:alert(1)', 'bilgi@ornek.com.tr', 'A.Ş.', 'yok', '1.250'])('GEN-20 leaves %j as it is', (typed) => {
  expect(withProtocol(typed)).toBe(typed);
});
