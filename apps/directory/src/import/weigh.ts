import type { ImportedMatch } from '@tedarik/commands';
import {
  type ComparableBusiness,
  contactsIn,
  DOUBTFUL,
  findLikelySought,
  isContactKey,
  LARGEST_BLOCK,
  type LikelyPair,
  plausibleCandidates,
  SURE,
  type WordCounts,
} from '@tedarik/matching';
import type { Common } from './common-values.js';
import type { Location } from '../business/location.js';
import { type FoundBusiness, matchOf, type RecognizableBusiness } from './recognize.js';
import type { SoughtRow } from './sought-row.js';

/** A business with which rows may be compared. */
export interface Candidate extends RecognizableBusiness {
  locations: (RecognizableBusiness['locations'][number] & Pick<Location, 'borough'>)[];
}

/** The keys by which candidates for the comparison by weights are searched for, except businesses that this import has written. */
export interface WeighedLookupKeys {
  importId: string;
  /** Keys of telephone numbers and websites. */
  contactKeys: string[];
  nameKeys: string[];
  /** Keys that match only businesses without a place id, as `placeKeysWithoutPlaceId`. */
  nameKeysWithoutPlaceId: string[];
}

/** Rows, each with its candidates, and all businesses among which shared features are counted. */
export interface Weighed<Business extends FoundBusiness = Candidate> {
  pairs: readonly { row: SoughtRow; candidates: readonly Business[] }[];
  businesses: readonly FoundBusiness[];
}

/** Without keys of names that are too common. */
export function weighedLookupKeysOf(
  rows: readonly SoughtRow[],
  { importId, common }: { importId: string; common: Common },
): WeighedLookupKeys {
  const contactKeys = new Set<string>();
  const nameKeys = new Set<string>();
  const ofPlaces = new Set<string>();
  for (const row of rows) {
    const names = row.placeId === null ? nameKeys : ofPlaces;
    for (const key of row.matchKeys) (isContactKey(key) ? contactKeys : names).add(key);
  }
  return {
    importId,
    contactKeys: [...contactKeys],
    nameKeys: [...nameKeys].filter((key) => !common.keys.has(key)),
    nameKeysWithoutPlaceId: [...ofPlaces].filter((key) => !nameKeys.has(key) && !common.keysWithoutPlaceId.has(key)),
  };
}

/**
 * Returns the candidates of each row, i.e. businesses that share a key with it. Left out are businesses of the same import, and those with a
 * place id when the row has one too.
 */
export function worthWeighing(
  rows: readonly SoughtRow[],
  known: readonly FoundBusiness[],
  importId: string,
): Weighed<FoundBusiness> {
  const others = new Map(known.map((business) => [business.id, business]));
  const businesses = [...others.values()].filter(({ importIds = [] }) => !importIds.includes(importId));
  const keyed = rows.map((row) => ({ row, keys: [...row.matchKeys, ...row.placeKeys] }));
  const byKey = new Map<string, FoundBusiness[]>(keyed.flatMap(({ keys }) => keys.map((key) => [key, []])));
  for (const business of businesses) {
    for (const key of business.matchKeys ?? []) byKey.get(key)?.push(business);
    for (const key of business.placeKeys) byKey.get(key)?.push(business);
  }
  const pairs = keyed.flatMap(({ row, keys }) => {
    const found = keys.flatMap((key) => {
      const sharing = byKey.get(key) ?? [];
      return sharing.length > LARGEST_BLOCK ? [] : sharing;
    });
    const candidates = [...new Set(found)].filter(({ placeId }) => row.placeId === null || placeId === null);
    return candidates.length > 0 ? [{ row, candidates }] : [];
  });
  return { pairs, businesses };
}

/** Ids of the candidates that may be one of their rows, wherever they are. */
export const plausible = ({ pairs }: Weighed<FoundBusiness>, among: WordCounts): Set<string> =>
  plausibleCandidates(pairs.map(toSought), among, { atLeast: DOUBTFUL });

/** Only the rows that are open, with those of their candidates that were read. */
export function openPairs(
  { pairs, businesses }: Weighed<FoundBusiness>,
  known: readonly Candidate[],
  isOpen: (row: SoughtRow) => boolean,
): Weighed {
  const byId = new Map(known.map((business) => [business.id, business]));
  const open = pairs.filter(({ row }) => isOpen(row));
  const read = open.map(({ row, candidates }) => ({
    row,
    candidates: candidates.flatMap(({ id }) => byId.get(id) ?? []),
  }));
  return { pairs: read.filter(({ candidates }) => candidates.length > 0), businesses };
}

const toSought = ({ row, candidates }: Weighed<FoundBusiness>['pairs'][number]) => ({
  row: row.comparable,
  candidates: candidates.map(comparableOf),
});

/**
 * Returns the most likely business for each row, weighing everything that speaks for and against it: as 'duplicate' when it is almost
 * certain, else as 'doubtful'. `neighbours` are the businesses at the addresses of the rows; without them no address counts as common.
 */
export function weigh(
  { pairs, businesses }: Weighed,
  among: WordCounts,
  neighbours?: readonly ComparableBusiness[],
): Map<number, ImportedMatch> {
  const byRow = new Map(pairs.map(({ row }) => [row.comparable.id, row]));
  const byId = new Map(pairs.flatMap(({ candidates }) => candidates.map((business) => [business.id, business])));
  const looked = { among, businesses: businesses.map(comparableOf), neighbours };
  const likely = findLikelySought(pairs.map(toSought), { atLeast: DOUBTFUL, ...looked });
  const matches = new Map<number, ImportedMatch>();
  // The pairs are sorted, the most likely first.
  for (const pair of likely) {
    const [row, candidate] = sidesOf(pair, byRow, byId);
    if (matches.has(row.row)) continue;
    matches.set(row.row, {
      ...matchOf(pair.probability >= SURE ? 'duplicate' : 'doubtful', 'weights', candidate),
      probability: pair.probability,
      reasons: pair.reasons.toSorted((one, other) => other.weight - one.weight).map(({ code }) => code),
    });
  }
  return matches;
}

/** Without places, if only what the index found is known. */
export const comparableOf = (business: FoundBusiness & Partial<Candidate>): ComparableBusiness => {
  const { id, name = '', nameKey, placeId, matchKeys = [], locations = [] } = business;
  return { ...{ id, name, nameKey, placeId, ...contactsIn(matchKeys) }, website: null, places: locations };
};

function sidesOf(
  { one, other }: LikelyPair,
  rows: ReadonlyMap<string, SoughtRow>,
  candidates: ReadonlyMap<string, Candidate>,
): [SoughtRow, Candidate] {
  const row = rows.get(one) ?? rows.get(other);
  const candidate = candidates.get(one) ?? candidates.get(other);
  return [row!, candidate!];
}
