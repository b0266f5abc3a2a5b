import type { ComparableBusiness } from './comparable-business.js';
import { type Comparison, comparePrepared, isPlausible } from './compare.js';
import { beginning } from './names.js';
import { type Commonness, commonnessAmong, commonnessOf, prepare, type Prepared, type WordCounts } from './prepared.js';

/** Two records that may be one business. */
export interface LikelyPair extends Comparison {
  one: string;
  other: string;
}

interface Options {
  /** Pairs with a lower probability are left out. */
  atLeast: number;
}

/** A key that more businesses than this share is not used to select pairs, because it is too common. */
export const LARGEST_BLOCK = 60;
/** About one kilometre of latitude. In such a cell one common word is enough for a pair to be compared. */
const CELL_DEGREES = 0.01;
const RAREST_WORDS = 2;
/** Words of the trade have less weight than this; sharing only them within a kilometre does not select a pair. */
const TELLING_BITS = 3;

/**
 * The pairs of businesses with at least this probability of being one, most likely first, each only once. Only pairs that share something
 * rare are compared: a place id, a telephone number, a website, an address, a name, one of their two rarest words within a city, or a word
 * within a kilometre.
 */
export function findLikelyPairs(businesses: readonly ComparableBusiness[], options: Options): LikelyPair[] {
  const commonness = commonnessOf(businesses);
  const all = businesses.map((business) => prepare(business, commonness));
  const blocks = blocksOf(all);
  return all
    .flatMap((business, at) =>
      pairsOf(
        business,
        candidates(business, blocks, (index) => index > at),
        all,
        commonness,
        options,
      ),
    )
    .sort(byProbability);
}

/** The same between rows (of an import) and existing businesses. */
export function findLikelyMatches(
  rows: readonly ComparableBusiness[],
  businesses: readonly ComparableBusiness[],
  options: Options,
): LikelyPair[] {
  const commonness = commonnessOf([...rows, ...businesses]);
  const all = businesses.map((business) => prepare(business, commonness));
  const blocks = blocksOf(all);
  return rows
    .map((row) => prepare(row, commonness))
    .flatMap((row) =>
      pairsOf(
        row,
        candidates(row, blocks, () => true),
        all,
        commonness,
        options,
      ),
    )
    .sort(byProbability);
}

/** A row with the businesses that it may be. */
export interface Sought {
  row: ComparableBusiness;
  candidates: readonly ComparableBusiness[];
}

interface SoughtOptions extends Options {
  /** The frequency of words among all existing businesses. */
  among: WordCounts;
  /** Businesses that were looked up; they count how common a telephone number or website is. */
  businesses: readonly ComparableBusiness[];
  /**
   * The other businesses at the addresses of the rows. Without them no address is common, so that probabilities of pairs with the same
   * address are the highest possible ones.
   */
  neighbours?: readonly ComparableBusiness[] | undefined;
}

/** The same for rows whose candidates an index has found. */
export function findLikelySought(
  sought: readonly Sought[],
  { among, businesses, neighbours, ...options }: SoughtOptions,
): LikelyPair[] {
  const commonness = commonnessAmong([...sought.map(({ row }) => row), ...businesses], among, neighbours);
  const preparedOnce = preparer(commonness);
  return sought
    .flatMap(({ row, candidates }) => {
      const all = candidates.map(preparedOnce);
      return pairsOf(prepare(row, commonness), all.keys(), all, commonness, options);
    })
    .sort(byProbability);
}

/**
 * Ids of the candidates that may be one of their rows, wherever they are: names, telephone numbers and websites do not rule it out. Needs no
 * places of candidates. No telephone number or website counts as common, so that no candidate is missing.
 */
export function plausibleCandidates(sought: readonly Sought[], among: WordCounts, { atLeast }: Options): Set<string> {
  const commonness = commonnessAmong([], among);
  const preparedOnce = preparer(commonness);
  const plausible = new Set<string>();
  for (const { row, candidates } of sought) {
    const one = prepare(row, commonness);
    for (const other of candidates) {
      if (isPlausible(one, preparedOnce(other), commonness, atLeast)) plausible.add(other.id);
    }
  }
  return plausible;
}

function preparer(commonness: Commonness): (business: ComparableBusiness) => Prepared {
  const prepared = new Map<string, Prepared>();
  return (business) => {
    const known = prepared.get(business.id) ?? prepare(business, commonness);
    prepared.set(business.id, known);
    return known;
  };
}

const byProbability = (one: LikelyPair, other: LikelyPair) =>
  other.probability - one.probability || (one.one + one.other < other.one + other.other ? -1 : 1);

function pairsOf(
  business: Prepared,
  others: Iterable<number>,
  all: readonly Prepared[],
  commonness: Commonness,
  { atLeast }: Options,
): LikelyPair[] {
  const pairs: LikelyPair[] = [];
  for (const index of others) {
    const other = all[index]!;
    const comparison = comparePrepared(business, other, commonness, atLeast);
    if (!comparison) continue;
    const [first, second] = business.id < other.id ? [business.id, other.id] : [other.id, business.id];
    pairs.push({ one: first, other: second, ...comparison });
  }
  return pairs;
}

type Blocks = ReadonlyMap<string, number[]>;

function blocksOf(all: readonly Prepared[]): Blocks {
  const blocks = new Map<string, number[]>();
  for (const [index, business] of all.entries()) {
    for (const key of keysOf(business, false)) {
      const block = blocks.get(key);
      if (block) block.push(index);
      else blocks.set(key, [index]);
    }
  }
  return blocks;
}

function candidates(business: Prepared, blocks: Blocks, isMeant: (index: number) => boolean): Set<number> {
  const found = new Set<number>();
  for (const key of keysOf(business, true)) {
    const block = blocks.get(key);
    if (block && block.length <= LARGEST_BLOCK) for (const index of block) if (isMeant(index)) found.add(index);
  }
  return found;
}

/** The keys by which a business is found. One that is searched for also has the keys of the neighbouring cells. */
function keysOf({ placeId, phones, site, joined, words, places }: Prepared, isSought: boolean): Set<string> {
  const keys = new Set<string>(phones.map((phone) => `phone ${phone}`));
  if (placeId) keys.add(`place ${placeId}`);
  if (site) keys.add(`site ${site}`);
  const byBits = words.toSorted((one, other) => other.bits - one.bits);
  const rare = byBits.slice(0, RAREST_WORDS).map(({ text }) => beginning(text));
  const telling = byBits.filter(({ bits }, at) => at === 0 || bits > TELLING_BITS).map(({ text }) => beginning(text));
  for (const { cityKey, address, addressWords, latitude, longitude } of places) {
    keys.add(`name ${cityKey} ${joined}`);
    if (addressWords.size > 0) keys.add(`address ${address}`);
    for (const word of rare) keys.add(`word ${cityKey} ${word}`);
    if (latitude === null || longitude === null) continue;
    const [row, column] = [Math.floor(latitude / CELL_DEGREES), Math.floor(longitude / CELL_DEGREES)];
    const around = isSought ? [-1, 0, 1] : [0];
    for (const north of around)
      for (const east of around) for (const word of telling) keys.add(`cell ${row + north}/${column + east} ${word}`);
  }
  return keys;
}
