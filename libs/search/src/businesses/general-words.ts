import { fold } from '@tedarik/turkish';

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean).map(fold);

/** What every business of a directory of suppliers is or has: such a word tells none from another. In the forms that people type. */
const WORDS = new Set(
  wordsOf(`
    firma firması firmalar firmaları firmasi şirket şirketi şirketler şirketleri
    tedarikçi tedarikçisi tedarikçiler tedarikçileri satıcı satıcısı satıcılar satıcıları satan satanlar
    üretici üreticisi üreticiler üreticileri imalatçı imalatçısı imalatçılar imalatçıları
    bayi bayii bayisi bayiler bayileri yerler yerleri mekanlar mekanları adresler adresleri
    fiyat fiyatı fiyatlar fiyatları ucuz uygun
    nerede nerde nereden nerden alınır satılır bulunur
    yakınımda yakınımdaki yakınında yakındaki yakınlarda yakınlardaki
  `),
);

/** The same of words that tell something by themselves: 'iyi tarım' is a certificate, 'açık' may be a way to sell. */
const PHRASES = [
  ...['en iyi', 'en ucuz', 'en yakın', 'en kaliteli', 'bana yakın', 'bana en yakın', 'kaç para', 'ne kadar'],
  ...['şu an açık', 'şu anda açık', 'şuan açık', 'şuanda açık', 'şimdi açık', 'açık olan'],
]
  .map(wordsOf)
  .toSorted((one, other) => other.length - one.length);

/** A word, or up to a few together, that administrators have left out of searches, too. */
export interface StopWord {
  name: string;
}

// Tables change seldom and are searched with every query.
const phrasesOf = new WeakMap<readonly StopWord[], string[][]>();

function phrasesWith(stopWords: readonly StopWord[]): string[][] {
  const known =
    phrasesOf.get(stopWords) ??
    [...PHRASES, ...stopWords.map(({ name }) => wordsOf(name))].toSorted((one, other) => other.length - one.length);
  phrasesOf.set(stopWords, known);
  return known;
}

/** The words of a query that tell businesses apart, or all of them where none does. */
export function telling<Word extends { folded: string }>(
  words: readonly Word[],
  stopWords: readonly StopWord[] = [],
): readonly Word[] {
  const phrases = stopWords.length > 0 ? phrasesWith(stopWords) : PHRASES;
  const left: Word[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find((one) => one.every((folded, more) => words[at + more]?.folded === folded));
    if (!phrase && !WORDS.has(words[at]!.folded)) left.push(words[at]!);
    at += phrase?.length ?? 1;
  }
  return left.length > 0 ? left : words;
}
