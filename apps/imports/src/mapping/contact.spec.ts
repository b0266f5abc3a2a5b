import { emailOf, imageOf, phoneOf, websiteOf } from './contact.js';

describe('contact of an imported row', () => {
  it.each([
    ['+90 212 123 45 67', '+902121234567'],
    ['0216 123 45 67', '+902161234567'],
    ['(0532) 123 45 67', '+905321234567'],
    ['+905321234567', '+905321234567'],
  ])('IMP-JSON-32 writes %s as E.164', (text, number) => {
    expect(phoneOf(text)).toBe(number);
  });

  it('IMP-JSON-32 keeps digits that are no whole number, and drops what is none', () => {
    expect(phoneOf('dahili 12 345')).toBe('12 345');
    expect(phoneOf('yok')).toBeNull();
    expect(phoneOf(undefined)).toBeNull();
  });

  it('IMP-JSON-32 takes http and https only', () => {
    expect(websiteOf('www.ornek.com.tr')).toBe('https://www.ornek.com.tr/');
    for (const bad of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'data:text/html,x',
      '//evil',
      'ftp://a.b',
      'https://u:p@a.b/',
    ]) {
      expect(websiteOf(bad)).toBeNull();
    }
  });

  it('GEN-20 raises pictures to https', () => {
    expect(imageOf('http://ornek.com.tr/a.jpg')).toBe('https://ornek.com.tr/a.jpg');
  });

  it('IMP-JSON-32 takes an e-mail address or nothing', () => {
    expect(emailOf(' Siparis@Ornek.com.tr ')).toBe('siparis@ornek.com.tr');
    expect(emailOf('a@b\r\nBcc: x@y.z')).toBeNull();
    expect(emailOf('İNFO@FİRMA.COM.TR')).toBe('info@firma.com.tr');
    // What the directory refuses would cost the whole business.
    expect(emailOf('satış@firma.com')).toBeNull();
  });
});
