import type { BenchContext } from '../bench-context.js';
import type { Goal, Pair } from './pairs.js';

/** One row of the result table. */
export interface BenchOutcome {
  title: string;
  /** Unit of both sides, printed after the figure. */
  unit: string;
  pairs: Pair[];
  goal: Goal;
  /** Further results, in words. */
  notes?: string[];
}

export interface Bench {
  /** Its number in docs/performance.md. */
  id: string;
  name: string;
  /** Whether businesses must exist and be searchable before it starts. */
  needsDataset: boolean;
  /** Throws if it could not measure. */
  run: (surroundings: BenchContext) => Promise<BenchOutcome[]>;
}
