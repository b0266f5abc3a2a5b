import fc from 'fast-check';
import { fold, foldedWords, nameKey, spellingsOf, toAscii } from './folding.js';

describe('fold', () => {
  it.each([
    ['İstanbul’un  Çayı', 'istanbulun cayi'],
    ['ISPARTA', 'isparta'],
    ['ısparta', 'isparta'],
    ['Şeker & Bal', 'seker & bal'],
    ['Kâğıt îmâl Kûfe', 'kagit imal kufe'],
    ['i\u0307zmir', 'izmir'],
    [' Straße\tCafé\nŁódź ', 'strasse cafe lodz'],
    ['ﬁstık', 'fistik'],
    ['a´b`c＇d\u1fefe', 'abcde'],
  ])('folds %s to %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('is idempotent for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(fold(fold(text))).toBe(fold(text))),
      {
        numRuns: 1000,
      },
    );
  });

  it('ignores case by Turkish and by English rules, and the Unicode form of accents', () => {
    const turkish = fc.string({ unit: fc.constantFrom(...'abcçdğıiİIöşüâîûÂÎ ’.1') });
    fc.assert(
      fc.property(turkish, (text) => {
        const variants = [
          text.toLocaleUpperCase('tr'),
          text.toLocaleLowerCase('tr'),
          text.toLowerCase(),
          text.normalize('NFD'),
        ];
        for (const variant of variants) expect(fold(variant)).toBe(fold(text));
      }),
    );
  });
});

describe('foldedWords', () => {
  it.each([
    ["istanbul'un", ['istanbul']],
    ['Kadıköy’deki 3’te biri', ['kadikoy', '3', 'biri']],
    ['Bursaʼnın-İnegöl/köftesi', ['bursa', 'inegol', 'koftesi']],
    ["L'Oréal", ['loreal']],
    ["Rock'n'Roll", ['rock']],
    ["'tırnak' içinde", ['tirnak', 'icinde']],
    ['№ % — !', ['no']],
    ['', []],
  ])('%s has the words %j', (text, words) => expect(foldedWords(text)).toEqual(words));
});

describe('nameKey', () => {
  it.each([
    ['İŞLETME  A.Ş.', 'işletme aş'],
    ['İŞLETME A. Ş.', 'işletme aş'],
    ['SAN.VE TİC. LTD.ŞTİ.', 'San. ve Tic. Ltd. Şti.'],
    ['Hacı’nın “Yeri”', 'hacının yeri'],
    ['Ege Gıda-Tarım', 'Ege Gıda Tarım'],
  ])('%s is the same name as %s', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

  it.each([
    ['Ak Su Gıda', 'Aksu Gıda'],
    ['Ege Gıda 1', 'Ege Gıda 2'],
    ['★★★', '☆☆☆'],
    ['مطعم', 'سوق'],
  ])('%s is a different name from %s', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));

  it('returns a key for a name without letters', () => expect(nameKey('!!!')).toBe('!!!'));
});

it.each([
  ['Tezgâh işletme sayfanızın İLGİSİ', 'Tezgah isletme sayfanizin ILGISI'],
  ['“Çağrı” 💬 ßaşka', 'Cagri  aska'],
])('toAscii writes %j with ASCII letters', (text, ascii) => expect(toAscii(text)).toBe(ascii));

describe('spellingsOf', () => {
  it('is a pattern for every Turkish text that folds to the letters', () => {
    const turkish = fc.string({ unit: fc.constantFrom(...'abcçdğıiİIöşüâîûÂÎ1'), minLength: 1 });
    fc.assert(
      fc.property(turkish, (text) => expect(text.normalize()).toMatch(new RegExp(`^${spellingsOf(fold(text))}$`))),
    );
  });

  it('does not match other letters', () => expect('çat').not.toMatch(new RegExp(spellingsOf('cay'))));
});
