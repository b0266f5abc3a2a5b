/**
 * The evidence of each agreement or difference that two records are one business, in bits: the binary logarithm of how much more often it
 * occurs among records of one business than among others (Fellegi and Sunter, A Theory for Record Linkage, 1969). The weights were set by
 * hand and checked against the development half of the labelled set. `PRIOR` is the rarity of matches among the compared pairs.
 */
export const WEIGHTS = {
  PRIOR: -9,
  samePlaceId: 14,
  otherPlaceId: -3,
  /** Depends on how many businesses have the telephone number or the website. */
  samePhone: { ofTwo: 8, ofSome: 4, ofMany: 0.5 },
  otherPhones: -1.5,
  sameSite: { ofTwo: 7, ofSome: 3, ofMany: 0.5 },
  otherSites: -1,
  /** The limits of the weight of a name. */
  name: { most: 11, least: -9 },
  sameAddress: { ofTwo: 6, ofSome: 3, ofMany: 1 },
  sameStreet: 2,
  /** The distance between the locations, up to this many metres. */
  near: [
    { metres: 60, bits: 4 },
    { metres: 250, bits: 2.5 },
    { metres: 1_000, bits: 1 },
    { metres: 4_000, bits: 0 },
    { metres: 15_000, bits: -2.5 },
  ],
  far: -6,
  sameBorough: 0.5,
  otherBorough: -2,
  otherCity: -6,
  /** One of them is named as a branch, and they are not in the same street. */
  otherBranch: -6,
  otherNumbers: -2,
} as const;

/** A value that only a business and its duplicate have. */
const TWO = 2;
const SOME = 5;

export const weightByCount = (
  count: number,
  { ofTwo, ofSome, ofMany }: { ofTwo: number; ofSome: number; ofMany: number },
) => (count <= TWO ? ofTwo : count <= SOME ? ofSome : ofMany);
