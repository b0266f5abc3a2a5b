/** How many tests of a part passed, failed, and were left out. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}
