import { significantWords } from '@tedarik/matching';
import fc from 'fast-check';
import { isNearlySameName } from './nearly-same-name.js';

const isNearlySame = (one: string, other: string) => isNearlySameName(significantWords(one), significantWords(other));

describe('IMP-JSON-07 nearly the same name', () => {
  it.each([
    ['Ege Gıda', 'EGE GIDA SAN. TİC. LTD. ŞTİ.'],
    ['Ege Gıda A.Ş.', 'EGE GIDA SAN.VE TİC.LTD.ŞTİ.'],
    ['Ege Gıda A. Ş.', 'ege gida anonim şirketi'],
    ['IŞIK ÇAY', 'Işık Çay Paz. İth. İhr. Ltd.'],
    ['İnci Pastanesi', 'INCI PASTANESI'],
    ['Hacı’nın Yeri', 'Hacının Yeri Kadıköy'],
    ['Kadıköy Ege Gıda', 'Ege Gıda'],
    ['Bal Bal Bal', 'Bal Evi'],
  ])('%s is nearly the same as %s', (one, other) => {
    expect(isNearlySame(one, other)).toBe(true);
    expect(isNearlySame(other, one)).toBe(true);
  });

  it.each([
    ['Ege Gıda', 'Ege Tarım'],
    ['Ege Gıda Ltd. Şti.', 'Marmara Gıda Ltd. Şti.'],
    ['Egem Gıda', 'Ege Gıda'],
    ['As Gıda', 'Ege Gıda A.Ş.'],
    ['★★★', 'Ege Gıda'],
  ])('%s is not nearly the same as %s', (one, other) => {
    expect(isNearlySame(one, other)).toBe(false);
    expect(isNearlySame(other, one)).toBe(false);
  });

  it('ignores case by Turkish rules, legal forms, and the order of the two names', () => {
    const word = fc.constantFrom('Ege', 'Gıda', 'İnci', 'Işık', 'Çiğ', 'Süt', 'Şeker', 'Kuru', 'Dağ', 'Yılmaz');
    const form = fc.constantFrom('', ' LTD. ŞTİ.', ' A.Ş.', ' San. ve Tic. A.Ş.', ' SANAYİ TİCARET LİMİTED ŞİRKETİ');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.array(word), form, (words, more, legal) => {
        const name = words.join(' ');
        const longer = [...words, ...more].join(' ').toLocaleUpperCase('tr') + legal;
        expect(isNearlySame(name, longer)).toBe(true);
        expect(isNearlySame(longer, name)).toBe(true);
      }),
    );
  });
});
