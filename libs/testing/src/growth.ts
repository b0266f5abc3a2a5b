const TIMES = 64;
/** Minimum time that is assumed for the short text, because a clock cannot measure less; in milliseconds. */
const FLOOR_MS = 0.02;

const ROUNDS = 30;

/**
 * How much longer `work` takes for a text that is 64 times as long: about 64 if it takes linear time, 4,096 if it takes quadratic time.
 * Uses the best of several attempts, because a busy machine only ever makes it slower, and measures again while the result looks like more
 * than linear growth.
 */
export function growth(work: (text: string) => unknown, piece: string, length = 300): number {
  const short = piece.repeat(Math.ceil(length / piece.length));
  const long = short.repeat(TIMES);
  let least = Infinity;
  for (let round = 0; round < ROUNDS && least >= LINEAR_GROWTH; round++) {
    const base = bestOf(() => work(short));
    least = Math.min(least, bestOf(() => work(long)) / Math.max(base, FLOOR_MS));
  }
  return least;
}

function bestOf(work: () => unknown): number {
  const tries = Array.from({ length: 5 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...tries);
}

/** The limit between linear (64) and quadratic (4,096) growth, with a margin on both sides. */
export const LINEAR_GROWTH = 600;
