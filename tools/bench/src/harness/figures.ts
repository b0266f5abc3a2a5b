/** The value below which this share (0 to 1) of the values lies; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** The middle value, or the mean of the two middle values; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted.length >> 1;
  return sorted.length % 2 ? sorted[upper]! : ((sorted[upper - 1] ?? NaN) + (sorted[upper] ?? NaN)) / 2;
}

/** The rate of two stages in sequence, from the rate of each stage per second. */
export const inSequence = (one: number, other: number): number => 1 / (1 / one + 1 / other);
