import type { ComparableBusiness } from '../../src/index.js';

/** Two records, and whether they are one business. The label comes from how the pair was made or found, never from a comparison. */
export interface LabelledPair {
  kind: string;
  isOne: boolean;
  records: [ComparableBusiness, ComparableBusiness];
  /** Other businesses of the same chain or market that exist as well. */
  others?: ComparableBusiness[];
}
