import type { ImportedMatch } from '@tedarik/commands';
import {
  type ComparableBusiness,
  DOUBTFUL,
  findLikelyMatches,
  type LikelyPair,
  matchKeysOf,
  significantWords,
  SURE,
  type WordCounts,
} from '@tedarik/matching';
import { cityKeyOf } from '@tedarik/turkish/places';
import { comparable, type Compared, numbersOf } from '../business/comparable.js';
import { distinct, matchOf, placeKeysOfRow, type RecognizableBusiness, type SoughtRow } from './recognize.js';

/** A business that rows may be compared with. */
export interface Candidate extends RecognizableBusiness, Compared {
  locations: (RecognizableBusiness['locations'][number] & Compared['locations'][number])[];
  matchKeys?: string[];
  importIds?: string[];
}

/** Rows that no rule recognises, and businesses of which each shares something with one of them. */
export interface Weighed {
  rows: readonly SoughtRow[];
  candidates: readonly Candidate[];
}

export const matchKeysOfRow = (row: SoughtRow): string[] => matchKeysOf(comparableRow(row));

/** The rows and businesses that are worth comparing, and the words of their names. Businesses of the same import are not. */
export function worthWeighing(
  rows: readonly SoughtRow[],
  businesses: readonly Candidate[],
  importId: string,
): Weighed & { words: string[] } {
  const keysOf = new Map(rows.map((row) => [row, [...matchKeysOfRow(row), ...placeKeysOfRow(row)]]));
  const sought = new Set([...keysOf.values()].flat());
  const others = new Map(businesses.map((business) => [business.id, business]));
  const candidates = [...others.values()].filter(
    ({ matchKeys = [], placeKeys, importIds = [] }) =>
      !importIds.includes(importId) && [...matchKeys, ...placeKeys].some((key) => sought.has(key)),
  );
  const there = new Set(candidates.flatMap(({ matchKeys = [], placeKeys }) => [...matchKeys, ...placeKeys]));
  const compared = rows.filter((row) => keysOf.get(row)!.some((key) => there.has(key)));
  const words = distinct([...compared, ...candidates].flatMap(({ name }) => significantWords(name)));
  return { rows: compared, candidates, words };
}

/**
 * What each row is by the weight of everything that speaks for and against it: the likeliest business, as a duplicate where that is
 * sure. Two place ids are two places here, too.
 */
export function weigh({ rows, candidates }: Weighed, among: WordCounts): Map<number, ImportedMatch> {
  const byRow = new Map(rows.map((row) => [rowId(row), row]));
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const pairs = findLikelyMatches(rows.map(comparableRow), candidates.map(comparable), { atLeast: DOUBTFUL, among });
  const matches = new Map<number, ImportedMatch>();
  // The likeliest come first.
  for (const pair of pairs) {
    const [row, candidate] = sidesOf(pair, byRow, byId);
    if (matches.has(row.row) || (row.placeId !== null && candidate.placeId !== null)) continue;
    matches.set(row.row, {
      ...matchOf(pair.probability >= SURE ? 'duplicate' : 'doubtful', 'weights', candidate),
      probability: pair.probability,
      reasons: pair.reasons.toSorted((one, other) => other.weight - one.weight).map(({ code }) => code),
    });
  }
  return matches;
}

/** No id of a business begins like this. */
const rowId = ({ row }: SoughtRow): string => `row ${row}`;

function sidesOf(
  { one, other }: LikelyPair,
  rows: ReadonlyMap<string, SoughtRow>,
  candidates: ReadonlyMap<string, Candidate>,
): [SoughtRow, Candidate] {
  const row = rows.get(one) ?? rows.get(other);
  const candidate = candidates.get(one) ?? candidates.get(other);
  return [row!, candidate!];
}

function comparableRow(row: SoughtRow): ComparableBusiness {
  const { name, placeId, address, city, borough = null, latitude, longitude, phones = [], websiteUrl = null } = row;
  return {
    ...{ id: rowId(row), name, placeId },
    phones: numbersOf(phones),
    website: websiteUrl,
    places: [{ address, cityKey: cityKeyOf(city), borough, latitude, longitude }],
  };
}
