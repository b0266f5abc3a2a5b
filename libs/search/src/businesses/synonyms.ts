import { stem } from './stems.js';
import type { QueryWord } from './query-words.js';

/**
 * Words of the trade that mean the same, or that a buyer of the one also looks for. A term has one to three words;
 * spelling, marks, plural and joining ('zeytin yağı' = 'zeytinyağı') need no entry: the index and `stem` see to them.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['zeytinyağı', 'zeytin yağı', 'sızma zeytinyağı'],
  ['bakliyat', 'kuru baklagil', 'baklagil'],
  ['süt ürünleri', 'mandıra', 'süthane'],
  ['şekerleme', 'lokum', 'akide şekeri', 'şekerci'],
  ['kuruyemiş', 'çerez'],
  ['unlu mamul', 'fırın ürünleri', 'fırıncılık'],
  ['et ürünleri', 'şarküteri', 'kasap'],
  ['deniz ürünleri', 'balık', 'su ürünleri'],
  ['meyve sebze', 'yaş meyve', 'manav', 'yaş sebze'],
  ['antep fıstığı', 'fıstık', 'şamfıstığı'],
  ['pul biber', 'kırmızı biber', 'isot'],
  ['sucuk', 'pastırma'],
  ['içecek', 'meşrubat'],
  ['tatlı', 'tatlıcı', 'pastane'],
  ['çay', 'türk çayı', 'siyah çay'],
  ['kahve', 'türk kahvesi'],
  ['domates salçası', 'salça'],
  ['toptan', 'toptancı', 'tedarikçi'],
  ['organik', 'doğal'],
  ['yumurta', 'çiftlik yumurtası'],
  ['nohut', 'leblebi'],
];

/** Kinds of a thing: who looks for the thing finds them, and not the other way round. */
const KINDS: Record<string, readonly string[]> = {
  peynir: ['kaşar', 'gravyer', 'tulum', 'lor', 'çökelek', 'hellim', 'mozzarella'],
  balık: ['hamsi', 'levrek', 'çipura', 'lüfer', 'palamut', 'somon', 'alabalık', 'uskumru'],
  bakliyat: ['nohut', 'mercimek', 'fasulye', 'barbunya', 'bakla'],
  kuruyemiş: ['fındık', 'antep fıstığı', 'ceviz', 'badem', 'leblebi'],
  tatlı: ['baklava', 'künefe', 'kadayıf', 'şöbiyet', 'helva'],
  içecek: ['çay', 'kahve', 'şerbet', 'meyve suyu', 'şalgam'],
};

/** Longest span of words that can name one thing. */
export const LONGEST_TERM = 3;

const ofTerm = (words: string): string => stem(words.replaceAll(' ', ''));
const BY_TERM = new Map<string, string[]>();
for (const group of SYNONYMS) {
  for (const term of group) {
    const others = group.filter((other) => ofTerm(other) !== ofTerm(term));
    BY_TERM.set(ofTerm(term), [...(BY_TERM.get(ofTerm(term)) ?? []), ...others]);
  }
}

const KINDS_BY_TERM = new Map(Object.entries(KINDS).map(([term, kinds]) => [ofTerm(term), kinds]));

/** What else a span of words is called in the trade; empty when it has no other name. */
export const synonymsOf = (span: readonly QueryWord[]): string[] => BY_TERM.get(termOf(span)) ?? [];

/** Kinds of what a span of words says; empty when none are known. */
export const kindsOf = (span: readonly QueryWord[]): readonly string[] => KINDS_BY_TERM.get(termOf(span)) ?? [];

const termOf = (span: readonly QueryWord[]): string => ofTerm(span.map(({ folded }) => folded).join(''));
