import { fold, lower, slugify } from '@tedarik/turkish';
import { closeWords } from './close-words.js';
import { keysOfDistrict } from './district-keys.js';
import type { StopWord } from './general-words.js';
import { BOROUGHS_OF_THE_TRADE, type Place, saysWhere, withPlaceSuffix } from './places-in-words.js';
import { queryWords, searchableText, type QueryWord } from './query-words.js';
import { REGIONS } from './regions.js';
import { spansOf, type Span } from './spans.js';
import { shortestNameOf, stem, withoutCase } from './stems.js';
import {
  LONGEST_TERM,
  otherWordsOf,
  termsIn,
  thesaurusOf,
  type OtherWords,
  type Thesaurus,
  type Synonym,
} from './thesaurus.js';

/**
 * The tables of the directory in which the words of a query are looked up: names of categories, certificates, service attributes, cities
 * and districts, synonyms, and stop words.
 */
export interface NamedKeys {
  categories: readonly { id: string; name: string }[];
  certificates?: readonly { id: string; name: string }[];
  serviceAttributes?: readonly { id: string; name: string }[];
  cities: readonly { key: string; name: string }[];
  districts: readonly { id: string; name: string; cityKey: string }[];
  synonyms?: readonly Synonym[];
  stopWords?: readonly StopWord[];
}

/**
 * How a span of words names something: by its exact name, by another form of it (without diacritics, plural, with a suffix), by a synonym,
 * by the beginning of its name, or with a typing error.
 */
export type NamedBy = 'name' | 'form' | 'synonym' | 'beginning' | 'nearly';

/** The keys of the records that have a name. */
export interface KeysOfNames {
  categoryIds: string[];
  /** Matches a valid certificate of any of these kinds. */
  certificateIds: string[];
  /** Matches any of these; scores no higher than a match in the description. */
  serviceAttributeIds: string[];
  cityKeys: string[];
  districtKeys: string[];
}

/** The keys that a span of the query names. */
export interface KeysOfSpan extends Span, KeysOfNames {
  by: NamedBy;
  /** Synonyms of the span. An entry with synonyms has no keys. */
  other?: OtherWords;
}

interface Named extends KeysOfNames {
  exact: string;
  folded: string;
  stem: string;
  /** The folded name with its last consonant softened, as before a suffix: 'ayvalığın' for 'Ayvalık'. */
  softened: string;
  place?: Place;
}

const NO_KEYS = (): KeysOfNames => ({
  ...{ categoryIds: [], certificateIds: [], serviceAttributeIds: [] },
  ...{ cityKeys: [], districtKeys: [] },
});

const KINDS = Object.keys(NO_KEYS()) as (keyof KeysOfNames)[];

const SHORTEST_BEGINNING = 4;
const SHORTEST_NEARLY = 5;
// Everyday names of provinces, in addition to their official names.
const EVERYDAY_NAMES: Record<string, string[]> = {
  gaziantep: ['Antep'],
  sanliurfa: ['Urfa'],
  kahramanmaras: ['Maraş'],
  afyonkarahisar: ['Afyon'],
  hatay: ['Antakya'],
  kocaeli: ['İzmit'],
  sakarya: ['Adapazarı'],
  mersin: ['İçel'],
};
// 'ürünleri' is part of the names of many categories, so it does not tell one from another.
const GENERAL = stem('ürünleri');
// With these words a buyer means any certificate: 'helal sertifikalı', 'organik belgeli'.
const CERTIFIED = ['sertifika', 'sertifikalı', 'belge', 'belgeli', 'tescil', 'tescilli', 'işaretli'];
// The names of many otherwise unrelated certificates begin with these words.
const GENERAL_OF_CERTIFICATES = new Set(['gıda', 'tarım', 'üretim', 'hizmet', 'kalite', 'iyi', ...CERTIFIED].map(stem));
const SOFT: Record<string, string> = { k: 'g', p: 'b', t: 'd' };
const softened = (folded: string): string => folded.replace(/[kpt]$/, (last) => SOFT[last]!);
const joined = (text: string): string => lower(searchableText(text)).replaceAll(' ', '');

function named(words: readonly QueryWord[], keys: Partial<KeysOfNames>, place?: Place): Named {
  const letters = lettersOf(words);
  return { ...NO_KEYS(), ...keys, ...letters, softened: softened(letters.folded), place };
}

/**
 * The letters of some words: `exact` as they were written; `folded` and `stem` of all words joined together, because a name may be written
 * as one word or as several.
 */
function lettersOf(words: readonly QueryWord[]) {
  const folded = words.map((word) => word.folded).join('');
  return { exact: words.map((word) => word.exact).join(' '), folded, stem: stem(folded) };
}

/** The names that refer to a category: the whole name, and each word of it ('Çay ve İçecek': also 'çay' and 'içecek'). */
function namesOfCategory({ id, name }: NamedKeys['categories'][number]): Named[] {
  const words = queryWords(name);
  const telling = words.length > 1 ? words.filter(({ folded }) => stem(folded) !== GENERAL) : [];
  return [words, ...telling.map((word) => [word])].map((called) => named(called, { categoryIds: [id] }));
}

/**
 * The names that refer to a kind of certificate or a service: the whole name, and its beginnings ('Coğrafi İşaret Tescili': also 'coğrafi
 * işaret'; 'Kargo ile gönderim': also 'kargo').
 */
function namesByBeginning(name: string, keys: Partial<KeysOfNames>): Named[] {
  const words = queryWords(name);
  const beginnings = words.map((_, last) => words.slice(0, last + 1));
  const telling = beginnings.filter(
    ([first, second]) => second || (first && (words.length === 1 || !GENERAL_OF_CERTIFICATES.has(stem(first.folded)))),
  );
  return telling.map((called) => named(called, keys));
}

const namesOfAnyCertificate = (ids: string[]): Named[] =>
  ids.length > 0 ? CERTIFIED.map((word) => named(queryWords(word), { certificateIds: ids })) : [];

function namesIn({ categories, certificates = [], serviceAttributes = [], cities, districts }: NamedKeys): Named[] {
  return [
    ...categories.flatMap(namesOfCategory),
    ...certificates.flatMap(({ id, name }) => namesByBeginning(name, { certificateIds: [id] })),
    ...serviceAttributes.flatMap(({ id, name }) => namesByBeginning(name, { serviceAttributeIds: [id] })),
    ...namesOfAnyCertificate(certificates.map(({ id }) => id)),
    ...cities.flatMap(({ key, name }) =>
      [name, ...(EVERYDAY_NAMES[key] ?? [])].map((called) =>
        named(queryWords(called), { cityKeys: [key] }, { kind: 'city' }),
      ),
    ),
    ...REGIONS.map(({ name, cityKeys }) => named(queryWords(name), { cityKeys }, { kind: 'region' })),
    ...districts.map(({ id, name, cityKey }) =>
      named(
        queryWords(name),
        { districtKeys: keysOfDistrict({ id, cityKey, nameKey: slugify(name) }) },
        { kind: 'borough', cityKey },
      ),
    ),
  ].filter(({ folded }) => folded);
}

function byFirstLetter(names: readonly Named[]): Known['names'] {
  const letters = new Map<string, Named[]>();
  for (const name of names) {
    const alike = letters.get(name.folded[0]!);
    if (alike) alike.push(name);
    else letters.set(name.folded[0]!, [name]);
  }
  return letters;
}

interface Known {
  /** By first letter, which all forms of a name share. This keeps the search short, as the country has a thousand districts. */
  names: ReadonlyMap<string, readonly Named[]>;
  thesaurus: Thesaurus;
  /** Stems of the names of goods in the tables, and of boroughs whose names are also goods. */
  trade: ReadonlySet<string>;
}

const stemsOfTrade = ({ categories, synonyms = [] }: NamedKeys): string[] => [
  ...categories.flatMap(namesOfCategory).map((name) => name.stem),
  ...synonyms
    .flatMap(({ name, equivalents, narrower }) => [name, ...termsIn(equivalents), ...termsIn(narrower)])
    .concat(BOROUGHS_OF_THE_TRADE)
    .map((term) => stem(joined(term))),
];

// Cached per table, because tables seldom change and are searched with every query.
const knownOf = new WeakMap<NamedKeys, Known>();

function knownIn(tables: NamedKeys): Known {
  const known = knownOf.get(tables) ?? {
    names: byFirstLetter(namesIn(tables)),
    thesaurus: thesaurusOf(tables.synonyms ?? [], (term) => fold(joined(term))),
    trade: new Set(stemsOfTrade(tables)),
  };
  knownOf.set(tables, known);
  return known;
}

/** A span of the query in the forms that are compared with names. */
interface Wording {
  exact: string;
  folded: string;
  /** Minimum number of letters that a matching name must have. */
  shortest: number;
  /** Stems of the words with and without their case endings. */
  stems: ReadonlySet<string>;
  /** Stems of the synonyms. */
  synonyms: ReadonlySet<string>;
}

function wordingOf(words: readonly QueryWord[], other: OtherWords | undefined): Wording {
  const letters = lettersOf(words);
  const shortest = shortestNameOf(words);
  const stems = [letters.stem, ...withoutCase(letters.folded).map(stem)];
  return {
    ...letters,
    shortest,
    stems: new Set(stems.filter(({ length }) => length >= shortest)),
    synonyms: new Set((other?.equivalents ?? []).map((term) => stem(joined(term)))),
  };
}

const isFormOf = (name: Named, { folded, shortest, stems }: Wording): boolean =>
  name.place ? withPlaceSuffix(folded, shortest, name, name.place) : stems.has(name.stem);

/** How this wording names `name`, if it does. A place is matched by its letters only: its name has no stem and no synonyms ('Ordu'). */
function namedBy(name: Named, wording: Wording): NamedBy | undefined {
  const { exact, folded, shortest, synonyms } = wording;
  if (exact === name.exact) return 'name';
  if (folded === name.folded || isFormOf(name, wording)) return 'form';
  if (!name.place && synonyms.has(name.stem)) return 'synonym';
  // 'balık' begins 'Balıkesir'. The beginning of a place name counts only as a near match, which is used if nothing else is found.
  if (folded.length >= SHORTEST_BEGINNING && name.folded.startsWith(folded)) return name.place ? 'nearly' : 'beginning';
  if (folded.length >= SHORTEST_NEARLY && name.folded.length >= shortest && closeWords(folded, name.folded))
    return 'nearly';
  return undefined;
}

/** A match of a span of the query with a name. */
interface Naming {
  span: Span;
  by: NamedBy;
  name: Named;
  wording: Wording;
}

const isSure = ({ by }: Naming): boolean => by === 'name' || by === 'form';

/**
 * Removes places that are probably not meant, because the word is a word of the trade. A borough is kept only if its suffix says that it is
 * a place ('çayda') or if its city is named too; a beginning or misspelling of a place name is removed ('balık' of Balıkesir).
 */
function meant(all: readonly Naming[], trade: Known['trade']): Naming[] {
  // A region does not count as their city: 'ege kiraz' means cherries, although Kiraz is a borough in Ege.
  const cities = new Set(
    all.filter((naming) => isSure(naming) && naming.name.place?.kind === 'city').flatMap(({ name }) => name.cityKeys),
  );
  return all.filter((naming) => {
    const { name, wording } = naming;
    const stems = wording.folded === name.folded ? [name.stem] : [...wording.stems];
    if (!name.place || !stems.some((one) => trade.has(one)) || saysWhere(wording.folded, name)) return true;
    return isSure(naming) && (name.place.kind !== 'borough' || cities.has(name.place.cityKey));
  });
}

/**
 * The categories, certificates, services, cities and districts that the words of a query name, alone or up to three words together. The
 * result of reading `tables` is cached by object identity, so pass a new object when a table changes.
 */
export function keysOfWords(words: readonly QueryWord[], tables: NamedKeys): KeysOfSpan[] {
  const { names, thesaurus, trade } = knownIn(tables);
  const found = new Map<string, KeysOfSpan>();
  const namings: Naming[] = [];
  for (const span of spansOf(words.length, LONGEST_TERM)) {
    const spoken = words.slice(span.from, span.to);
    const other = otherWordsOf(spoken, thesaurus);
    if (other) found.set(`${span.from}-${span.to}`, { ...span, by: 'synonym', ...NO_KEYS(), other });
    const wording = wordingOf(spoken, other);
    const letters = new Set([wording.folded, ...wording.synonyms].map(([first = '']) => first));
    for (const name of [...letters].flatMap((letter) => names.get(letter) ?? [])) {
      const by = namedBy(name, wording);
      if (by) namings.push({ span, by, name, wording });
    }
  }
  for (const { span, by, name } of meant(namings, trade)) {
    const id = `${span.from}-${span.to}-${by}`;
    const keys = found.get(id) ?? { ...span, by, ...NO_KEYS() };
    for (const kind of KINDS) keys[kind].push(...name[kind]);
    found.set(id, keys);
  }
  return [...found.values()];
}
