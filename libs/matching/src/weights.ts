/**
 * What an agreement or a difference says for two records being one business, in bits: the logarithm to base 2 of how much
 * more often it is seen among records of one business than among others (Fellegi and Sunter, A Theory for Record Linkage,
 * 1969). They were set by hand and checked against the development half of the labelled set. `PRIOR` is how rare one business
 * is among pairs that are compared at all.
 */
export const WEIGHTS = {
  PRIOR: -9,
  samePlaceId: 14,
  otherPlaceId: -3,
  /** By how many businesses have the telephone or the site. */
  samePhone: { ofTwo: 8, ofSome: 4, ofMany: 0.5 },
  otherPhones: -1.5,
  sameSite: { ofTwo: 7, ofSome: 3, ofMany: 0.5 },
  otherSites: -1,
  /** The most that a name says for and against. */
  name: { most: 11, least: -9 },
  sameAddress: { ofTwo: 6, ofSome: 3, ofMany: 1 },
  sameStreet: 2,
  /** Within so many metres of each other. */
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
  /** One of them says that it is a branch, and they are not in one street. */
  otherBranch: -6,
  otherNumbers: -2,
} as const;

/** As many businesses as one and its duplicate. */
const TWO = 2;
const SOME = 5;

export const weightByCount = (
  count: number,
  { ofTwo, ofSome, ofMany }: { ofTwo: number; ofSome: number; ofMany: number },
) => (count <= TWO ? ofTwo : count <= SOME ? ofSome : ofMany);
