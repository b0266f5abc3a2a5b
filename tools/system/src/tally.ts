/** The numbers of passed, failed and skipped tests of one part. */
export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}
