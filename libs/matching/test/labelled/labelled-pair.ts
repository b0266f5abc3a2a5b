import type { ComparableBusiness } from '../../src/index.js';

/** Two records, and whether they are one business: known from how the pair was made or found, never from a comparison. */
export interface LabelledPair {
  kind: string;
  isOne: boolean;
  records: [ComparableBusiness, ComparableBusiness];
  /** Others of the same chain or market, which are there too. */
  others?: ComparableBusiness[];
}
