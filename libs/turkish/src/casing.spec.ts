import { lower, lowerAscii, titleCase, upper } from './casing.js';

describe('Turkish case', () => {
  it('keeps the dotted and the dotless i apart', () => {
    expect(lower('IŞIK İNCİ')).toBe('ışık inci');
    expect(upper('ışık inci')).toBe('IŞIK İNCİ');
  });

  it.each([
    ["İSTANBUL'UN ÇAYI", "İstanbul'un Çayı"],
    ['ısparta gülü', 'Isparta Gülü'],
    ['inegöl-köfte/3 çeşit', 'İnegöl-Köfte/3 Çeşit'],
    ['A.Ş. (ŞUBE)', 'A.Ş. (Şube)'],
    ['i\u0307zmir', 'İzmir'],
  ])('titleCase turns %s into %s', (text, title) => expect(titleCase(text)).toBe(title));
});

it('AUTH-09 lowerAscii lowercases only A to Z', () => {
  expect(lowerAscii('IRMAK.İĞÜ@ORNEK.COM')).toBe('irmak.İĞÜ@ornek.com');
});
