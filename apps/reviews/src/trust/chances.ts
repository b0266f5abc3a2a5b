/** Probability of at least `count` events when `expected` are usual (Poisson). */
export function chanceOfMany(count: number, expected: number): number {
  let term = Math.exp(-expected);
  let below = 0;
  for (let n = 0; n < count; n++) {
    below += term;
    term *= expected / (n + 1);
  }
  // Near 1 the difference would be lost in rounding, so the tail itself is summed.
  if (below < 0.999) return 1 - below;
  let tail = 0;
  for (let n = count; term > tail * 1e-12 && n < count + 1_000; n++) {
    tail += term;
    term *= expected / (n + 1);
  }
  return tail;
}

/** Probability of at least `hits` in `tries` when each hits with probability `chance` (binomial). */
export function chanceOfShare(hits: number, tries: number, chance: number): number {
  let term = chance ** tries;
  let tail = 0;
  for (let n = tries; n >= hits; n--) {
    tail += term;
    term *= (n / (tries - n + 1)) * ((1 - chance) / chance);
  }
  return Math.min(1, tail);
}
