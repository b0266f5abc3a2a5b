/** How many tests of a part passed, failed, and were left out. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}
