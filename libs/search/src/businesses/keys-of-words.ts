import { fold, lower, slugify } from '@tedarik/turkish';
import { closeWords } from './close-words.js';
import { keysOfDistrict } from './district-keys.js';
import type { StopWord } from './general-words.js';
import { BOROUGHS_OF_THE_TRADE, type Place, saysWhere, withPlaceSuffix } from './places-in-words.js';
import { queryWords, searchableText, type QueryWord } from './query-words.js';
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

/** The names that categories, certificates, service attributes, cities and districts go by, and the words of the trade: what the directory's tables hold of them. */
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
 * How a span of words names something: by its very name, by a form of it (no marks, plural, with a suffix), by another
 * name of the trade, by its beginning, or nearly.
 */
export type NamedBy = 'name' | 'form' | 'synonym' | 'beginning' | 'nearly';

/** What names stand for. */
export interface KeysOfNames {
  categoryIds: string[];
  /** Any of these kinds, as long as it is valid. */
  certificateIds: string[];
  /** Any of these; worth no more than a description. */
  serviceAttributeIds: string[];
  cityKeys: string[];
  districtKeys: string[];
}

/** Keys that a span of the query names. */
export interface KeysOfSpan extends Span, KeysOfNames {
  by: NamedBy;
  /** What else the span says in the trade; such an entry has no keys. */
  other?: OtherWords;
}

interface Named extends KeysOfNames {
  exact: string;
  folded: string;
  stem: string;
  /** As a suffix makes it: 'ayvalığın' of 'Ayvalık'. */
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
// What people call these provinces beside their official names.
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
// 'ürünleri' is a word of many categories and tells none from another.
const GENERAL = stem('ürünleri');
// With these a buyer means that there is any certificate: 'helal sertifikalı', 'organik belgeli'.
const CERTIFIED = ['sertifika', 'sertifikalı', 'belge', 'belgeli', 'tescil', 'tescilli', 'işaretli'];
// With these the names of many certificates begin that have little else in common.
const GENERAL_OF_CERTIFICATES = new Set(['gıda', 'tarım', 'üretim', 'hizmet', 'kalite', 'iyi', ...CERTIFIED].map(stem));
const SOFT: Record<string, string> = { k: 'g', p: 'b', t: 'd' };
const softened = (folded: string): string => folded.replace(/[kpt]$/, (last) => SOFT[last]!);
const joined = (text: string): string => lower(searchableText(text)).replaceAll(' ', '');

function named(words: readonly QueryWord[], keys: Partial<KeysOfNames>, place?: Place): Named {
  const letters = lettersOf(words);
  return { ...NO_KEYS(), ...keys, ...letters, softened: softened(letters.folded), place };
}

/** The letters of some words: `exact` as they were written, the others joined, for a name may be joined or split. */
function lettersOf(words: readonly QueryWord[]) {
  const folded = words.map((word) => word.folded).join('');
  return { exact: words.map((word) => word.exact).join(' '), folded, stem: stem(folded) };
}

/** A category goes by its whole name and by each word of it: 'Çay ve İçecek' by 'çay' and by 'içecek', too. */
function namesOfCategory({ id, name }: NamedKeys['categories'][number]): Named[] {
  const words = queryWords(name);
  const telling = words.length > 1 ? words.filter(({ folded }) => stem(folded) !== GENERAL) : [];
  return [words, ...telling.map((word) => [word])].map((called) => named(called, { categoryIds: [id] }));
}

/**
 * A kind of certificate or a service goes by its whole name and by how that begins: 'Coğrafi İşaret Tescili' by 'coğrafi
 * işaret', 'Kargo ile gönderim' by 'kargo', too.
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
  /** By their first letter, which every form of a name keeps: the country has a thousand districts. */
  names: ReadonlyMap<string, readonly Named[]>;
  thesaurus: Thesaurus;
  /** Stems of what the tables say of goods, and of boroughs that are called so. */
  trade: ReadonlySet<string>;
}

const stemsOfTrade = ({ categories, synonyms = [] }: NamedKeys): string[] => [
  ...categories.flatMap(namesOfCategory).map((name) => name.stem),
  ...synonyms
    .flatMap(({ name, equivalents, narrower }) => [name, ...termsIn(equivalents), ...termsIn(narrower)])
    .concat(BOROUGHS_OF_THE_TRADE)
    .map((term) => stem(joined(term))),
];

// Tables change seldom and are searched with every query, so their names are folded once per table.
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

/** A span of the query in the forms that names are compared in. */
interface Wording {
  exact: string;
  folded: string;
  /** Letters that a name of it has at least. */
  shortest: number;
  /** With the ending of a case and without. */
  stems: ReadonlySet<string>;
  /** Stems of its other names. */
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

/** How, if at all, this wording names it. A place is known by its letters only: no stem and no synonym of 'Ordu'. */
function namedBy(name: Named, wording: Wording): NamedBy | undefined {
  const { exact, folded, shortest, synonyms } = wording;
  if (exact === name.exact) return 'name';
  if (folded === name.folded || isFormOf(name, wording)) return 'form';
  if (!name.place && synonyms.has(name.stem)) return 'synonym';
  // 'balık' may begin 'Balıkesir': a place is meant so only by what nothing else is found for.
  if (folded.length >= SHORTEST_BEGINNING && name.folded.startsWith(folded)) return name.place ? 'nearly' : 'beginning';
  if (folded.length >= SHORTEST_NEARLY && name.folded.length >= shortest && closeWords(folded, name.folded))
    return 'nearly';
  return undefined;
}

/** That a span names something. */
interface Naming {
  span: Span;
  by: NamedBy;
  name: Named;
  wording: Wording;
}

const isSure = ({ by }: Naming): boolean => by === 'name' || by === 'form';

/**
 * Leaves out places that a word of the trade is meant for by nobody: a borough, unless it is said as one ('çayda') or beside its city,
 * and whatever it is only the beginning or a slip of, as 'balık' is of Balıkesir.
 */
function meant(all: readonly Naming[], trade: Known['trade']): Naming[] {
  const cities = new Set(all.filter(isSure).flatMap(({ name }) => name.cityKeys));
  return all.filter((naming) => {
    const { name, wording } = naming;
    const stems = wording.folded === name.folded ? [name.stem] : [...wording.stems];
    if (!name.place || !stems.some((one) => trade.has(one)) || saysWhere(wording.folded, name)) return true;
    return isSure(naming) && (name.place.kind === 'city' || cities.has(name.place.cityKey));
  });
}

/**
 * Which categories, certificates, services, cities and districts the words of a query name, alone or up to three together.
 * Tables are taken as unchanging: pass a new object when a name has changed.
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
