import { emailKey, isEmailAddress } from './email.js';

it.each([
  'ayse@ornek.com.tr',
  'a@b.co',
  "o'neill+tedarik@ornek.com",
  'SATIS@ORNEK.COM',
  'info@çiğdem-gıda.com.tr',
  'info@xn--idem-0ra.com',
])('accepts %s', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

it.each([
  '',
  'ornek.com',
  'a@b',
  'a@b.c',
  'satış@firma.com',
  'bilgi..x@firma.com',
  'info.@firma.com',
  '.info@firma.com',
  'info@-firma.com',
  'info@firma-.com',
  'info@firma..com',
  'a b@firma.com',
  'a@b\r\nBcc: x@y.zz',
  'a@firma.com ',
  'Ayşe <a@firma.com>',
  'a@b@firma.com',
  `${'a'.repeat(65)}@firma.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'bb.'.repeat(90)}com`,
])('refuses "%s"', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

it('has the same key for an address in capitals, and a different one for lookalike letters', () => {
  expect(emailKey(' Irmak@GMAIL.com ')).toBe('irmak@gmail.com');
  expect(emailKey('irmak@gmaıl.com')).not.toBe(emailKey('irmak@gmail.com'));
});
