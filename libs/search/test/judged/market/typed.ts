import { fold, foldedWords, lower } from '@tedarik/turkish';
import { PROVINCES } from '@tedarik/turkish/places';
import type { SuggestionKind } from '../../../src/index.js';
import type { MarketSuggestions } from './engines.js';
import { chance, type Chance, type Supplier } from './suppliers.js';
import { CERTIFICATES, GOODS, HOUSES, KINDS, SERVICES, TRADES } from './vocabulary.js';
import { withoutTurkishKeys } from './writing.js';

/** The beginning of a text that somebody wants to type, and which suggestions save them from typing the rest. */
export interface TypedBeginning {
  group: string;
  text: string;
  isRight: (kind: SuggestionKind, name: string) => boolean;
  /** `tuning` beginnings are used while suggestions are tuned; `held out` ones show afterwards whether the result generalises. */
  half: 'tuning' | 'held out';
}

type Meant = Pick<TypedBeginning, 'isRight'> & { word: string };

const LETTERS = 4;
const PER_GROUP = process.env.JUDGE || process.env.FULL ? 100 : 40;

/** The first four letters, including spaces between them. */
const beginningOf = (word: string): string | undefined =>
  new RegExp(`^(?:\\P{L}*\\p{L}){${LETTERS}}`, 'u').exec(lower(word))?.[0];

const says = (name: string, words: string): boolean => ` ${foldedWords(name).join(' ')} `.includes(` ${fold(words)} `);
const called = (wanted: SuggestionKind, row: string): Meant => ({
  word: row,
  isRight: (kind, name) => kind === wanted && name === row,
});

/**
 * What visitors want to find, by group. A business can be meant by a word of its name that many share; for goods, all of that name count.
 */
function meantIn(all: readonly Supplier[]): Record<string, Meant[]> {
  const boroughs = new Set(all.map(({ borough }) => borough).filter((name) => name !== 'Merkez'));
  const cities = new Set(all.map(({ city }) => city));
  return {
    category: TRADES.map(({ category }) => called('categories', category)),
    city: PROVINCES.filter(({ name }) => cities.has(name)).map(({ name }) => called('cities', name)),
    district: [...boroughs].map((name) => called('districts', name)),
    service: SERVICES.map((name) => called('services', name)),
    certificate: CERTIFICATES.map((name) => called('certificates', name)),
    product: GOODS.map(({ name: good }) => ({
      word: good,
      isRight: (kind, name) => kind === 'products' && says(name, good),
    })),
    // The last consonant may be softened: fıstık, Antep fıstığı.
    'kind of goods': KINDS.map((goods) => ({
      word: goods,
      isRight: (kind, name) =>
        (kind === 'products' || kind === 'categories') &&
        ` ${foldedWords(name).join(' ')}`.includes(` ${fold(goods).slice(0, -1)}`),
    })),
    business: HOUSES.map((house) => ({
      word: house,
      isRight: (kind, name) => kind === 'businesses' && says(name, house),
    })),
  };
}

/** The beginnings of all groups, up to a maximum per group; every third one is typed without Turkish letters. The same in every run. */
export function typedBeginnings(all: readonly Supplier[]): TypedBeginning[] {
  return Object.entries(meantIn(all)).flatMap(([group, meant], number) =>
    drawn(meant, chance(3_000 + number)).map(({ word, isRight }, at) => ({
      ...{ group, isRight },
      text: at % 3 === 0 ? withoutTurkishKeys(beginningOf(word)!) : beginningOf(word)!,
      half: at % 2 === 0 ? 'tuning' : 'held out',
    })),
  );
}

function drawn(meant: readonly Meant[], pick: Chance): Meant[] {
  const left = meant.filter(({ word }) => beginningOf(word));
  const count = Math.min(PER_GROUP, left.length);
  return Array.from({ length: count }, () => left.splice(pick.below(left.length), 1)[0]!);
}

/** Whether one of the first suggestions saves typing the rest. */
export const isSpared = ({ isRight }: TypedBeginning, found: MarketSuggestions): boolean =>
  found.first.some(({ kind, at }) => isRight(kind, found[kind][at]!.name));
