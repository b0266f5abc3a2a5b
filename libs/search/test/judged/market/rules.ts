import { foldedWords } from '@tedarik/turkish';
import { cityKeyOf, provinceOf } from '@tedarik/turkish/places';
import type { Grade } from '../judge.js';
import type { Supplier } from './suppliers.js';
import type { Good } from './vocabulary.js';

/** Grades a supplier by its facts: 3 is what was looked for, 2 sells it, 1 mentions it, 0 is something else. */
export type Rule = (supplier: Supplier) => Grade;

interface Said {
  name: string[];
  goods: string[][];
  told: string[];
}

const saidBy = new WeakMap<Supplier, Said>();
function saidOf(supplier: Supplier): Said {
  const said = saidBy.get(supplier) ?? {
    name: foldedWords(supplier.name),
    goods: [...supplier.products, ...supplier.categories].map(foldedWords),
    told: foldedWords(supplier.description),
  };
  saidBy.set(supplier, said);
  return said;
}

const hasRun = (words: readonly string[], run: readonly string[]): boolean =>
  words.some((_, from) => run.every((word, at) => words[from + at] === word));

/** The supplier is named after the kind; sells something of the kind, or something whose name contains the word; or mentions it. */
export const ofKind = (kind: string): Rule => {
  const run = foldedWords(kind);
  return (supplier) => {
    if (supplier.called === kind) return 3;
    const { goods } = saidOf(supplier);
    if (supplier.sells.some((good) => good.kind === kind) || goods.some((words) => hasRun(words, run))) return 2;
    return supplier.mentions?.kind === kind ? 1 : 0;
  };
};

/** The supplier sells exactly this, or mentions it. */
export const ofGood =
  ({ name }: Good): Rule =>
  ({ sells, mentions }) =>
    sells.some((good) => good.name === name) ? 3 : mentions?.name === name ? 1 : 0;

/** One of the terms occurs literally: in the name, in goods or category, or in the description. */
export const saying = (...terms: string[]): Rule => {
  const runs = terms.map(foldedWords);
  return (supplier) => {
    const { name, goods, told } = saidOf(supplier);
    if (runs.some((run) => hasRun(name, run))) return 3;
    if (runs.some((run) => goods.some((words) => hasRun(words, run)))) return 2;
    return runs.some((run) => hasRun(told, run)) ? 1 : 0;
  };
};

/** A word of its name, goods or category begins with these letters. */
export const beginning = (letters: string): Rule => {
  const [begins = ''] = foldedWords(letters);
  const any = (words: string[]) => words.some((word) => word.startsWith(begins));
  return (supplier) => {
    const { name, goods } = saidOf(supplier);
    return any(name) ? 3 : goods.some(any) ? 2 : 0;
  };
};

/** The business with this name; a name that has all its words and others is second best. */
export const named = (wanted: string): Rule => {
  const words = foldedWords(wanted);
  return (supplier) => {
    if (supplier.name === wanted) return 3;
    const { name } = saidOf(supplier);
    return words.every((word) => name.includes(word)) ? 2 : 0;
  };
};

/** Applies the rule only to suppliers for which `has` is true; others get 0. */
export const where =
  (has: (supplier: Supplier) => boolean, rule: Rule = () => 3): Rule =>
  (supplier) =>
    has(supplier) ? rule(supplier) : 0;

export const inCity = (city: string, rule?: Rule): Rule => where((supplier) => supplier.city === city, rule);

const OF_TRAKYA = ['Edirne', 'Kırklareli', 'Tekirdağ'];

/** The names of the regions that a city is in, as people say them. */
export function regionsOf(city: string): string[] {
  const { region } = provinceOf(cityKeyOf(city))!;
  return [
    region,
    ...(region === 'Güneydoğu Anadolu' ? ['Güneydoğu'] : []),
    ...(OF_TRAKYA.includes(city) ? ['Trakya'] : []),
  ];
}

export const inRegion = (region: string, rule?: Rule): Rule =>
  where(({ city }) => regionsOf(city).includes(region), rule);
