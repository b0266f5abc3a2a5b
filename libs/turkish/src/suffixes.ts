import { composed, lower } from './casing.js';

/** -da (in), -dan (from), -a (to), -i (accusative), -in (genitive), -daki (the one in). */
export type Suffix = 'da' | 'dan' | 'a' | 'i' | 'in' | 'daki';

/** The sounds at the end of a noun on which its suffix depends. */
interface Ending {
  vowel: string;
  endsInVowel: boolean;
  /** Ends in one of f s t k ç ş h p: -da becomes -ta. */
  voiceless: boolean;
  /** Already has a possessive suffix (Beyoğlu), and so takes n before every suffix. */
  possessive: boolean;
}

const VOWELS = 'aıoueiöüâîû';
const VOICELESS = 'fstkçşhpxq';
/** Longer than the last word of any noun; the text before it does not affect the suffix. */
const LONGEST_ENDING = 60;
const DIGITS = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const TENS = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];
const POWERS = ['', '', 'yüz', 'bin', 'bin', 'bin', 'milyon', 'milyon', 'milyon', 'milyar'];

// Loanwords that take front vowels although their last vowel is a back vowel: Kemal’e, petrolün, Ziraat’te.
const SOFT =
  /^(hal|kemal|celal|cemal|bilal|hilal|iclal|nihal|zuhal|ikbal|istiklal|festival|kabul|petrol|kontrol|alkol|gol|rol|saat|ziraat|seyahat|dikkat|kalp|harf|sürat|emlak|idrak|iştirak)$/u;
// Ends of compound names with a possessive suffix; a longer word in -sı also has one (Lokantası).
const POSSESSIVE_TAILS =
  'düzü önü burnu adası oğlu başı pazarı madeni kalesi köprüsü hisarı deresi ovası çarşısı caddesi sokağı ' +
  'bulvarı meydanı tepesi köyü dağı gölü ağzı limanı merkezi sitesi hali hanı yolu yeri özü yüzü şehri ' +
  'korusu odası kooperatifi ilçesi';
// -eli (land of) without Denizli, Tunceli and Dereli, which only end alike; altı (under) without the number.
const POSSESSIVE = new RegExp(
  `(?:${POSSESSIVE_TAILS.replaceAll(' ', '|')}|\\p{L}altı|düziçi|^ili|\\p{L}{4,}(?:[aı]sı|[ei]si|[ou]su|[öü]sü)|` +
    '^(?:koca|kırklar|osman|rum|çay|korkut|yusuf|oğuz|yavuz|polat|türk|yıldız|orhan|çam)eli)$',
  'u',
);
// Abbreviations that end in two consonants with which Turkish words do not end are spelled out: AVM’de, OSB’de, but HALK’ta.
const CODA = /(?:[rlnmysşhfğ][tkpçsşzdgmn]|vk|[rl][bfhv]|[kpf]s|[mn]b|[pk]t)$/u;

/** The last word as it is pronounced: '30' is 'otuz', '1.200' is 'yüz', 'PTT' ends in 'te'. */
function lastSpokenWord(noun: string): string {
  const [word = ''] = /(?:\d+|\p{L}+)(?=[^\p{L}\d]*$)/u.exec(composed(noun)) ?? [];
  if (/\d/.test(word)) return spokenNumber(noun);
  const small = lower(word);
  const spelled = word.length <= 4 && word.length > 1 && word !== small && word.toUpperCase() === word;
  const unsayable = ![...small].some((letter) => VOWELS.includes(letter));
  const strangeEnd = /[^aıoueiöüâîû]{2}$/u.test(small) && !CODA.test(small);
  return unsayable || (spelled && strangeEnd) ? 'e' : small;
}

function spokenNumber(text: string): string {
  const [digits = '0'] = /\d+(?=\D*$)/.exec(text.replace(/(\d)\.(?=\d{3})/g, '$1')) ?? [];
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  const last = Number(digits.at(-1 - zeros) ?? 0);
  if (zeros === digits.length) return 'sıfır';
  if (zeros === 0) return DIGITS[last] ?? '';
  if (zeros === 1) return TENS[last] ?? '';
  return POWERS[zeros] ?? 'milyar';
}

function endingOf(noun: string): Ending {
  // Numbers need none of the large expressions, whose compilation takes longer than all else here.
  const isNumber = /\d$/.test(noun);
  const word = isNumber ? spokenNumber(noun) : lastSpokenWord(noun);
  const last = word.at(-1) ?? '';
  const vowel = [...word].reverse().find((letter) => VOWELS.includes(letter)) ?? 'e';
  const plain = { â: 'a', î: 'i', û: 'u' }[vowel] ?? vowel;
  const soft = { a: 'e', o: 'ö', u: 'ü' }[plain] ?? plain;
  return {
    vowel: !isNumber && SOFT.test(word) ? soft : plain,
    endsInVowel: VOWELS.includes(last),
    voiceless: VOICELESS.includes(last),
    possessive: !isNumber && POSSESSIVE.test(word),
  };
}

/** The form of a suffix after this ending, with vowel harmony, consonant hardening and buffer letter. */
function inflect({ vowel, endsInVowel, voiceless, possessive }: Ending, suffix: Suffix): string {
  const open = 'aıou'.includes(vowel) ? 'a' : 'e';
  const narrow = { a: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', i: 'i', ö: 'ü', ü: 'ü' }[vowel] ?? 'i';
  const buffer = possessive ? 'n' : endsInVowel ? 'y' : '';
  const locative = `${possessive ? 'n' : ''}${voiceless ? 't' : 'd'}${open}`;
  const forms: Record<Suffix, string> = {
    da: locative,
    dan: `${locative}n`,
    daki: `${locative}ki`,
    a: buffer + open,
    i: buffer + narrow,
    in: `${endsInVowel ? 'n' : ''}${narrow}n`,
  };
  return forms[suffix];
}

/** A proper noun or number with its suffix after an apostrophe: Kadıköy’deki, Muş’ta, Bursa’nın, Beyoğlu’nda, 10’da. */
export const withSuffix = (noun: string, suffix: Suffix): string =>
  `${noun}’${inflect(endingOf(noun.slice(-LONGEST_ENDING)), suffix)}`;
