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
    fabrika fabrikası fabrikalar fabrikaları imalathane imalathanesi imalathaneler imalathaneleri
    üreten üretenler yapan yapanlar yapıyor
    bayi bayii bayisi bayiler bayileri yerler yerleri mekanlar mekanları adres adresi adresler adresleri
    fiyat fiyatı fiyatlar fiyatları fiyatlı fiyatına ucuz ucuza uygun hesaplı kaça
    nerede nerde nereden nerden kimde kimden kimler hangi hangisi
    alınır alınabilir alabilirim alabiliriz alırım satılır satılıyor satıyor satar
    bulunur bulunabilir bulabilirim bulabiliriz bulurum
    arıyorum arıyoruz lazım sipariş siparişi siparişleri online internetten
    telefon telefonu iletişim whatsapp yorumlar yorumları
  `),
);

/** General phrases whose single words do have a meaning: 'iyi tarım' is a certificate, and 'açık' may be a way to sell. */
const PHRASES = phrasesOf(`
  en iyi, en ucuz, en kaliteli, kaç para, kaç tl, kaç lira, ne kadar, kilosu ne kadar, kilosu kaç tl, kilosu kaç lira, kilosu kaça,
  kilo fiyatı, kilogram fiyatı, birim fiyatı, fiyat listesi, satın al, satın alma, satın almak, satın alınır, satın alabilirim,
  satın almak istiyorum, satın almak istiyoruz, almak istiyorum, almak istiyoruz, sipariş ver, siparişi ver, sipariş vermek istiyorum,
  kim satıyor, kim satar, kim üretiyor, kim üretir, kimde var, var mı, telefon numarası, telefon no, iletişim bilgileri, iletişim numarası,
  web sitesi, internet sitesi, yol tarifi, çalışma saatleri, açılış saatleri, kaçta açılıyor, kaçta kapanıyor, saat kaçta açılıyor,
  saat kaçta kapanıyor, açık mı, müşteri yorumları
`);

/** Phrases that request a filter or an order instead of naming something. */
const REQUESTS = {
  near: phrasesOf(`
    bana en yakın, bana yakın, bize en yakın, bize yakın, evime yakın, buraya yakın, en yakın, yakınımda, yakınımdaki, yakınımızda,
    yakınımızdaki, yakınında, yakındaki, yakınlarda, yakınlardaki, çevremde, çevremdeki, civarımda, civarımdaki, civarda, civardaki
  `),
  open: phrasesOf(
    ['şu an', 'şu anda', 'şuan', 'şuanda', 'şimdi']
      .flatMap((now) => ['açık', 'açık olan', 'açık olanlar'].map((open) => `${now} ${open}`))
      .join(','),
  ),
} as const;
/** Requests 'open now' only after a request for what is near ('yakınımdaki açık fırın'), because 'açık süt' is a way to sell. */
const OPEN_NEARBY = phrasesOf('açık, açık olan, açık olanlar');
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
  const isNear = REQUESTS.near.some((phrase) => phraseAt(words, at - phrase.length, [phrase]));
  const open = isNear && phraseAt(words, at, OPEN_NEARBY);
  return open ? { request: 'open', length: open.length } : undefined;
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

/** Suppliers of any kind. The singular may stand beside a name: 'Işık gıda firması'. */
const SUPPLIERS = /^(?:toptan(?:ci(?:si|lari?)?)?|(?:firma|sirket|tedarikci|uretici|imalatci|satici)l[ae]ri?)$/;
const YEAR = /^20\d\d$/;

/** Whether the word is general only here: 'gıda' in 'toptan gıda firmaları', but not in 'Işık Gıda', and the year in 'fiyatları 2026'. */
function isGeneralBeside(words: readonly Word[], at: number): boolean {
  const folded = words[at]?.folded ?? '';
  const isBeside = (pattern: RegExp) =>
    [words[at - 1], words[at + 1]].some((word) => word && pattern.test(word.folded));
  return (folded === 'gida' && isBeside(SUPPLIERS)) || (YEAR.test(folded) && isBeside(/^fiyat/));
}

/** How many words starting at `at` are general, that is, do not tell businesses apart; 0 if the word at `at` does. */
export const generalAt = (words: readonly Word[], at: number, stopWords: readonly StopWord[] = []): number =>
  phraseAt(words, at, phrasesWith(stopWords))?.length ??
  Number(WORDS.has(words[at]?.folded ?? '') || isGeneralBeside(words, at));

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
