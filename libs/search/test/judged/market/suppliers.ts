import { lower } from '@tedarik/turkish';
import { PROVINCES } from '@tedarik/turkish/places';
import { seeded } from '../generated.js';
import type { JudgedBusiness } from '../judged-business.js';
import {
  BRANDS,
  CERTIFICATES,
  FORMS,
  type Good,
  GOODS,
  HOUSES,
  OWNERS,
  PACKS,
  SERVICES,
  TRADES,
} from './vocabulary.js';

/** A business of the large judged set, with the facts from which its texts were generated. */
export interface Supplier extends JudgedBusiness {
  borough: string;
  house: string;
  /** The kind of goods in its name; null if it contains none. */
  called: string | null;
  sells: (Good & { brand: string | null; pack: string | null })[];
  /** A good that only its description mentions. */
  mentions: Good | null;
  certificates: string[];
  services: string[];
  /** +90 followed by ten digits. */
  phone: string;
  isOpen: boolean;
}

/** A random source that is the same in every run. */
export function chance(seed: number) {
  const next = seeded(seed);
  const below = (end: number) => Math.floor(next() * end);
  const oneOf = <T>(choices: readonly T[]): T => choices[below(choices.length)]!;
  return { below, oneOf, often: (share: number) => next() < share };
}
export type Chance = ReturnType<typeof chance>;

const MENTIONED = 0.15;
const BRANDED = 0.1;
const PACKED = 0.1;
const CERTIFIED = 0.25;
const OPEN = 0.5;
/** The number of large provinces, which together have half of the suppliers. */
const LARGE = 12;

/** Generates suppliers from a fixed seed, cycling through the trades; no two have the same name. */
export function suppliers(count: number): Supplier[] {
  const pick = chance(20_261_124);
  const large = PROVINCES.filter(({ boroughs }) => boroughs.length > 15).slice(0, LARGE);
  const names = new Set<string>();
  return Array.from({ length: count }, (_, number) => {
    const { category, titles, goods } = TRADES[number % TRADES.length]!;
    const { name: city, boroughs } = pick.oneOf(pick.often(0.5) ? large : PROVINCES);
    const { house, title, name } = nameOf(pick, titles, names);
    const kinds = [pick.oneOf(goods), pick.oneOf(goods), pick.oneOf(goods)];
    const sells = [...new Set(kinds)].map((good) => ({
      ...good,
      brand: pick.often(BRANDED) ? pick.oneOf(BRANDS) : null,
      pack: pick.often(PACKED) ? pick.oneOf(PACKS) : null,
    }));
    const mentions = pick.often(MENTIONED) ? pick.oneOf(GOODS) : null;
    const reviews = pick.below(120);
    return {
      ...{ name, house, city, sells, mentions, reviews },
      called: title.kind ?? null,
      categories: [category],
      borough: pick.oneOf(boroughs),
      products: sells.map(({ brand, name: good, pack }) => [brand, good, pack].filter(Boolean).join(' ')),
      description: `Otellere ve marketlere düzenli sevkiyat yapar.${mentions ? ` Talep olursa ${lower(mentions.name)} da bulur.` : ''}`,
      rating: reviews ? 3 + pick.below(21) / 10 : null,
      certificates: pick.often(CERTIFIED) ? [pick.oneOf(CERTIFICATES)] : [],
      services: pick.often(CERTIFIED) ? [pick.oneOf(SERVICES)] : [],
      phone: `+90${pick.oneOf([212, 232, 312, 342, 532])}${String(2_000_000 + number * 997)}`,
      isOpen: pick.often(OPEN),
    };
  });
}

function nameOf(pick: Chance, titles: (typeof TRADES)[number]['titles'], taken: Set<string>) {
  for (;;) {
    const house = pick.oneOf(HOUSES);
    const title = pick.oneOf(titles);
    const name = [pick.oneOf(OWNERS), house, title.words, pick.oneOf(FORMS)].filter(Boolean).join(' ');
    if (taken.has(name)) continue;
    taken.add(name);
    return { house, title, name };
  }
}
