import type { Surroundings } from '../surroundings.js';
import type { Goal, Pair } from './pairs.js';

/** One line of the table. */
export interface BenchOutcome {
  title: string;
  /** Of both sides, as printed after the figure. */
  unit: string;
  pairs: Pair[];
  goal: Goal;
  /** Figures beside the ratio, worded. */
  notes?: string[];
}

export interface Bench {
  /** Number in docs/performance.md. */
  id: string;
  name: string;
  /** Businesses that must be there and searchable before it begins. */
  needsDataset: boolean;
  /** Throws when it could not measure. */
  run: (surroundings: Surroundings) => Promise<BenchOutcome[]>;
}
