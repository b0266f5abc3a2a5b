import { isSameWord } from './names.js';
import type { Commonness, Prepared, PreparedPlace } from './prepared.js';
import { weightByCount, WEIGHTS } from './weights.js';

/** From this probability on two records are taken as one business: at most one in a hundred such pairs is wrong. */
export const SURE = 0.97;
/** From this probability on a person should decide. */
export const DOUBTFUL = 0.5;

export type ReasonCode =
  | 'same-place-id'
  | 'other-place-id'
  | 'same-phone'
  | 'other-phones'
  | 'same-website'
  | 'other-websites'
  | 'same-name'
  | 'similar-name'
  | 'other-name'
  | 'same-address'
  | 'similar-address'
  | 'other-numbers'
  | 'near'
  | 'far'
  | 'other-borough'
  | 'other-city'
  | 'other-branch';

/** Evidence that two records are one business (weight above 0) or not (below 0), in bits. */
export interface Reason {
  code: ReasonCode;
  weight: number;
}

export interface Comparison {
  /** Probability from 0 to 1 that they are one business. */
  probability: number;
  reasons: Reason[];
}

/** The maximum weight that locations can contribute. */
const MOST_OF_PLACES = WEIGHTS.sameAddress.ofTwo + WEIGHTS.near[0].bits;

/** Compares two records. Undefined if their probability is lower than `atLeast`. */
export function comparePrepared(
  one: Prepared,
  other: Prepared,
  commonness: Commonness,
  atLeast: number,
): Comparison | undefined {
  const enough = bitsFor(atLeast);
  const reasons = reasonsWithoutPlaces(one, other, commonness);
  // Most pairs end here.
  if (sumOf(reasons) + MOST_OF_PLACES < enough) return undefined;
  const place = placeReasons(one, other, commonness);
  const isElsewhere = !place.some(({ code }) => code === 'same-address' || code === 'similar-address');
  if (isElsewhere && (one.isBranch || other.isBranch))
    reasons.push({ code: 'other-branch', weight: WEIGHTS.otherBranch });
  reasons.push(...place);
  const bits = sumOf(reasons);
  if (bits < enough) return undefined;
  return { probability: 1 / (1 + 2 ** -bits), reasons: reasons.filter(({ weight }) => weight !== 0) };
}

/** Whether the probability may reach `atLeast`, whatever their locations are. */
export const isPlausible = (one: Prepared, other: Prepared, commonness: Commonness, atLeast: number): boolean =>
  sumOf(reasonsWithoutPlaces(one, other, commonness)) + MOST_OF_PLACES >= bitsFor(atLeast);

const bitsFor = (probability: number): number => Math.log2(probability / (1 - probability));

const reasonsWithoutPlaces = (one: Prepared, other: Prepared, commonness: Commonness): Reason[] => [
  nameReason(one, other),
  ...placeIdReasons(one, other),
  ...contactReasons(one, other, commonness),
];

const sumOf = (reasons: readonly Reason[]): number =>
  reasons.reduce((sum: number, { weight }) => sum + weight, WEIGHTS.PRIOR);

function placeIdReasons(one: Prepared, other: Prepared): Reason[] {
  if (!one.placeId || !other.placeId) return [];
  return one.placeId === other.placeId
    ? [{ code: 'same-place-id', weight: WEIGHTS.samePlaceId }]
    : [{ code: 'other-place-id', weight: WEIGHTS.otherPlaceId }];
}

function contactReasons(one: Prepared, other: Prepared, { phones, sites }: Commonness): Reason[] {
  const reasons: Reason[] = [];
  const shared = one.phones.filter((phone) => other.phones.includes(phone));
  if (shared.length > 0) {
    const rarest = Math.min(...shared.map((phone) => phones.get(phone) ?? 1));
    reasons.push({ code: 'same-phone', weight: weightByCount(rarest, WEIGHTS.samePhone) });
  } else if (one.phones.length > 0 && other.phones.length > 0) {
    reasons.push({ code: 'other-phones', weight: WEIGHTS.otherPhones });
  }
  if (one.site && other.site) {
    const isSame = one.site === other.site;
    const weight = isSame ? weightByCount(sites.get(one.site) ?? 1, WEIGHTS.sameSite) : WEIGHTS.otherSites;
    reasons.push({ code: isSame ? 'same-website' : 'other-websites', weight });
  }
  return reasons;
}

/** Rare words that both names share are evidence for a match; rare words that only one name has are evidence against it. */
function nameReason(one: Prepared, other: Prepared): Reason {
  const { most, least } = WEIGHTS.name;
  if (one.joined === other.joined)
    return { code: 'same-name', weight: Math.min(most, Math.max(4, one.bits, other.bits)) };
  let shared = 0;
  let missing = one.bits;
  let missingThere = other.bits;
  let matched = 0;
  for (const word of one.words) {
    for (let at = 0; at < other.words.length; at += 1) {
      const there = other.words[at]!;
      if (matched & (1 << at) || !isSameWord(word.text, there.text)) continue;
      matched |= 1 << at;
      missing -= word.bits;
      missingThere -= there.bits;
      shared += Math.min(word.bits, there.bits) * (word.text === there.text ? 1 : 0.85);
      break;
    }
  }
  if (shared === 0) return { code: 'other-name', weight: least };
  const [fewer, more] = missing <= missingThere ? [missing, missingThere] : [missingThere, missing];
  const weight = Math.max(least, Math.min(most, shared - fewer * 1.2 - more * 0.25));
  return { code: weight > 0 ? 'similar-name' : 'other-name', weight };
}

/** The reasons of the pair of locations that gives the strongest evidence for a match. */
function placeReasons(one: Prepared, other: Prepared, commonness: Commonness): Reason[] {
  let best: { bits: number; reasons: Reason[] } | undefined;
  for (const here of one.places) {
    for (const there of other.places) {
      const reasons = reasonsOfPlaces(here, there, commonness);
      const bits = reasons.reduce((sum, { weight }) => sum + weight, 0);
      if (!best || bits > best.bits) best = { bits, reasons };
    }
  }
  return best?.reasons ?? [];
}

function reasonsOfPlaces(here: PreparedPlace, there: PreparedPlace, { addresses }: Commonness): Reason[] {
  if (here.cityKey !== there.cityKey) return [{ code: 'other-city', weight: WEIGHTS.otherCity }];
  const reasons: Reason[] = [];
  const metres = metresBetween(here, there);
  if (here.address === there.address && here.addressWords.size > 0) {
    reasons.push({
      code: 'same-address',
      weight: weightByCount(addresses.get(here.address) ?? 1, WEIGHTS.sameAddress),
    });
  } else if (isSameStreet(here, there)) {
    const isOtherHouse = here.numbers !== '' && there.numbers !== '' && here.numbers !== there.numbers;
    reasons.push(
      isOtherHouse
        ? { code: 'other-numbers', weight: WEIGHTS.otherNumbers }
        : { code: 'similar-address', weight: WEIGHTS.sameStreet },
    );
  }
  if (metres !== null) {
    const level = WEIGHTS.near.find((near) => metres <= near.metres);
    reasons.push({ code: level && level.bits >= 0 ? 'near' : 'far', weight: level?.bits ?? WEIGHTS.far });
  }
  if (here.borough && there.borough && here.borough !== there.borough)
    reasons.push({ code: 'other-borough', weight: WEIGHTS.otherBorough });
  return reasons;
}

/** Whether at least half of the words of the longer address are also in the other one. */
function isSameStreet({ addressWords: one }: PreparedPlace, { addressWords: other }: PreparedPlace): boolean {
  if (one.size === 0 || other.size === 0) return false;
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  return common / Math.max(one.size, other.size) >= 0.5;
}

const METRES_PER_DEGREE = 111_195;

/** Distance on a flat map, which is exact enough within a city; null if a coordinate is unknown. */
function metresBetween(one: PreparedPlace, other: PreparedPlace): number | null {
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return null;
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * METRES_PER_DEGREE;
}
