const TIMES = 64;
/** What a text of the shorter length takes at least, as far as a clock can tell; in milliseconds. */
const FLOOR_MS = 0.02;

const ROUNDS = 30;

/**
 * How much longer `work` takes for a text that is 64 times as long: about 64 when it looks at each part of it once, 4,096
 * when it takes the square of its length. The best of several tries, because a busy machine only ever makes it slower; and
 * once more from the start while that looks like more than linear growth.
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

/** Between the two, with room on both sides. */
export const LINEAR_GROWTH = 600;
