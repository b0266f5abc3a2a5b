import { fieldOf } from '@tedarik/fields';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cleaned, emailOf, imageOf, phoneOf, websiteOf } from './contact.js';

describe('contact of an imported row', () => {
  it.each([
    ['+90 212 123 45 67', '+902121234567'],
    ['0216 123 45 67', '+902161234567'],
    ['(0532) 123 45 67', '+905321234567'],
    ['+905321234567', '+905321234567'],
  ])('IMP-JSON-32 writes %s as E.164', (text, number) => {
    expect(phoneOf(text)).toBe(number);
  });

  it('IMP-JSON-32 reads a Turkish number in its usual notations as the library does', () => {
    const areas = Array.from({ length: 900 }, (_, index) => String(index + 100)).filter((area) => area !== '444');
    const notations = areas.flatMap((area) => [`+90 ${area} 555 11 22`, `0${area}5551122`, `0 ${area} 444 01 23`]);
    const read = (text: string) => parsePhoneNumberFromString(text, 'TR')?.number ?? null;
    expect(notations.map(phoneOf)).toEqual(notations.map(read));
  });

  it.each([
    '0212 555 11 22/23',
    '0212 555 11 22 - 23',
    '+90 212 555 11 22-23-24',
    '0212 555 11 22-23 PBX',
    '0212-555-11-22-23',
    '0212 555 11 22/2',
    '0212 555 11 22 (3 hat)',
    '0212 555 11 22 3 Hat',
    '0212 555 11 22 PBX (3 hat)',
    '0212 555 11 22 (23)',
    '0212 555 11 22 DAHİLİ: 12',
    '0212 555 11 22 5',
  ])('IMP-JSON-32 reads the main number of %s', (text) => {
    expect(phoneOf(text)).toBe('+902125551122');
  });

  it.each([
    ['444 1 222/223', '+904441222'],
    ['444 1 222 (5 hat)', '+904441222'],
    ['+49 30 901820-12', '+493090182012'],
    ['7248922', '724 89 22'],
  ])('IMP-JSON-32 reads %s as %s', (text, number) => {
    expect(phoneOf(text)).toBe(number);
  });

  it.each([
    '0212 555 11 22 / 0532 111 22 33',
    '0212 555 11 22, 0532 111 22 33',
    '(0212) 555 11 22 - (0532) 111 22 33',
    '0212 555 11 22; 0212 555 11 23; 0532 111 22 33; 0533 111 22 33',
    '0212 555 11 22\n0532 111 22 33',
    '+90 212 555 11 22 veya +90 532 111 22 33',
    '0212-555-11-22 & 0532-111-22-33',
    '0212 555 11 22 Faks: 0212 555 11 23',
    '0212 555 11 22 (Fabrika) / 0532 111 22 33',
    '0212 555 11 22 / 444 0 123',
  ])('IMP-JSON-32 reads the first complete number in %j', (text) => {
    expect(phoneOf(text)).toBe('+902125551122');
  });

  it('IMP-JSON-40 reads a number with a decimal point, and refuses one that a spreadsheet rounded', () => {
    expect(phoneOf('5321112233.0')).toBe('+905321112233');
    expect(phoneOf('5,32111E+09')).toBeNull();
    expect(phoneOf('9.05321E+11')).toBeNull();
    expect(cleaned(fieldOf('whatsapp'), '5321112233.0')).toBe('+905321112233');
  });

  it('IMP-JSON-32 reads the first number after a label', () => {
    expect(phoneOf('Tel : 0 212 555 11 22 Gsm : 0 532 123 45 67')).toBe('+902125551122');
  });

  it.each(['0212 555 11 22 33', '0212 5551122/5551123', '05321112233445', '0212 55511-2223'])(
    'IMP-JSON-32 reads no number in %s, where the end of a number is unclear',
    (text) => {
      expect(phoneOf(text)).toBeNull();
    },
  );

  it('IMP-JSON-32 keeps digits that are not a complete number, and drops text without digits', () => {
    expect(phoneOf('dahili 12 345')).toBe('12 345');
    expect(phoneOf('yok')).toBeNull();
    expect(phoneOf(undefined)).toBeNull();
  });

  it('IMP-JSON-32 accepts only http and https', () => {
    expect(websiteOf('www.ornek.com.tr')).toBe('https://www.ornek.com.tr/');
    expect(websiteOf('WWW.ŞİRİN.COM.TR')).toBe(websiteOf('www.şirin.com.tr'));
    expect(websiteOf('www.ornek.com.tr/İletişim')).toBe('https://www.ornek.com.tr/%C4%B0leti%C5%9Fim');
    expect(websiteOf('ORNEK.COM.TR')).toBe('https://ornek.com.tr/');
    expect(websiteOf('instagram.com/ornek_gida')).toBe('https://instagram.com/ornek_gida');
    expect(websiteOf('www.ornek.com.tr, www.b.com')).toBe('https://www.ornek.com.tr/');
    expect(websiteOf('https://ornek.com.tr/a,b;c')).toBe('https://ornek.com.tr/a,b;c');
    for (const bad of [
      'javascript:alert(1)',
      'file:///etc/passwd',
      'data:text/html,x',
      '//evil',
      'ftp://a.b',
      'https://u:p@a.b/',
      'bilgi@ornek.com.tr',
      'Öz Gıda Ltd.Şti.',
      'A.Ş.',
      'yok',
      '1.250',
      'ornek.com.tr yapım aşamasında',
    ]) {
      expect(websiteOf(bad)).toBeNull();
    }
  });

  it('GEN-20 changes the address of a picture to https', () => {
    expect(imageOf('http://ornek.com.tr/a.jpg')).toBe('https://ornek.com.tr/a.jpg');
  });

  it('IMP-JSON-32 accepts an e-mail address or nothing', () => {
    expect(emailOf(' Siparis@Ornek.com.tr ')).toBe('siparis@ornek.com.tr');
    expect(emailOf('a@b\r\nBcc: x@y.z')).toBeNull();
    expect(emailOf('İNFO@FİRMA.COM.TR')).toBe('info@firma.com.tr');
    for (const several of ['a@b.com; c@d.com', 'a@b.com, c@d.com', 'mailto:a@b.com', 'a@b.com / c@d.com'])
      expect(emailOf(several)).toBe('a@b.com');
    // The directory would refuse this address, and with it the whole business.
    expect(emailOf('satış@firma.com')).toBeNull();
  });

  it.each([
    [1987, '1987'],
    ['1987', '1987'],
    ['1987.0', '1987'],
    ['1.987', '1987'],
    ['12.05.1987', '1987'],
    ['1987-05-12', '1987'],
    ['12.05.1987 00:00', '1987'],
    ['1987’den beri', '1987'],
    ['Mayıs 1987', '1987'],
    ['1987 / 1987', '1987'],
  ])('DATA-16 reads the year of %j', (text, year) => {
    expect(cleaned(fieldOf('established'), text)).toBe(year);
  });

  it('DATA-16 GEN-23 reads years up to the current one in Istanbul', () => {
    jest.spyOn(Date, 'now').mockReturnValueOnce(Date.parse('2027-01-01T00:00:00+03:00'));
    expect(cleaned(fieldOf('established'), '2027')).toBe('2027');
  });

  it.each(['', 'bilinmiyor', '87', '12.05.87', '9999', '0999', '1987-2001', '32874', '02125551122', null, 19.87])(
    'DATA-16 invents no year for %j',
    (text) => {
      expect(cleaned(fieldOf('established'), text)).toBeNull();
    },
  );
});
