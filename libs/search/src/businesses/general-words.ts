import { fold } from '@tedarik/turkish';

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean).map(fold);
const phrasesOf = (text: string): string[][] =>
  text
    .split(',')
    .map(wordsOf)
    .toSorted((one, other) => other.length - one.length);

/** Words that fit every business of a supplier directory, and so do not help to tell businesses apart; in the forms that people type. */
const WORDS = new Set(
  wordsOf(`
    firma firması firmalar firmaları firmasi şirket şirketi şirketler şirketleri
    tedarikçi tedarikçisi tedarikçiler tedarikçileri satıcı satıcısı satıcılar satıcıları satan satanlar
    üretici üreticisi üreticiler üreticileri imalatçı imalatçısı imalatçılar imalatçıları
    bayi bayii bayisi bayiler bayileri yerler yerleri mekanlar mekanları adresler adresleri
    fiyat fiyatı fiyatlar fiyatları ucuz uygun
    nerede nerde nereden nerden alınır satılır bulunur
  `),
);

/** General phrases whose single words do have a meaning: 'iyi tarım' is a certificate, and 'açık' may be a way to sell. */
const PHRASES = phrasesOf('en iyi, en ucuz, en kaliteli, kaç para, ne kadar');

/** Phrases that request a filter or an order instead of naming something. */
const REQUESTS = {
  near: phrasesOf(`
    bana en yakın, bana yakın, en yakın, yakınımda, yakınımdaki, yakınında, yakındaki, yakınlarda, yakınlardaki
  `),
  open: phrasesOf(
    ['şu an', 'şu anda', 'şuan', 'şuanda', 'şimdi']
      .flatMap((now) => ['açık', 'açık olan', 'açık olanlar'].map((open) => `${now} ${open}`))
      .join(','),
  ),
} as const;
export type Request = keyof typeof REQUESTS;

interface Word {
  folded: string;
}

const phraseAt = (words: readonly Word[], at: number, phrases: readonly string[][]): string[] | undefined =>
  phrases.find((phrase) => phrase.every((folded, more) => words[at + more]?.folded === folded));

/** Which request the words starting at `at` express, and how many words it takes; undefined if none. */
export function requestAt(words: readonly Word[], at: number): { request: Request; length: number } | undefined {
  for (const request of ['near', 'open'] as const) {
    const phrase = phraseAt(words, at, REQUESTS[request]);
    if (phrase) return { request, length: phrase.length };
  }
  return undefined;
}

/** A word or a short phrase that administrators exclude from searches, in addition to the built-in ones. */
export interface StopWord {
  name: string;
}

// Cached per table, since tables seldom change and are searched with every query.
const phrasesWithThem = new WeakMap<readonly StopWord[], string[][]>();

function phrasesWith(stopWords: readonly StopWord[]): string[][] {
  if (stopWords.length === 0) return PHRASES;
  const known =
    phrasesWithThem.get(stopWords) ??
    [...PHRASES, ...stopWords.map(({ name }) => wordsOf(name))].toSorted((one, other) => other.length - one.length);
  phrasesWithThem.set(stopWords, known);
  return known;
}

/** How many words starting at `at` are general, that is, do not tell businesses apart; 0 if the word at `at` does. */
export const generalAt = (words: readonly Word[], at: number, stopWords: readonly StopWord[] = []): number =>
  phraseAt(words, at, phrasesWith(stopWords))?.length ?? Number(WORDS.has(words[at]?.folded ?? ''));

/** The words of a query that tell businesses apart, or all of its words if none does. */
export function telling<Told extends Word>(
  words: readonly Told[],
  stopWords: readonly StopWord[] = [],
): readonly Told[] {
  const left: Told[] = [];
  for (let at = 0; at < words.length;) {
    const untold = requestAt(words, at)?.length ?? generalAt(words, at, stopWords);
    if (!untold) left.push(words[at]!);
    at += untold || 1;
  }
  return left.length > 0 ? left : words;
}
