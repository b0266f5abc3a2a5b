/** Pseudo-random numbers that are the same for the same seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number): number => from + next() * (to - from);
  const whole = (from: number, to: number): number => Math.floor(between(from, to + 1));
  return {
    between,
    whole,
    isSo: (chance: number): boolean => next() < chance,
    one: <T>(among: readonly T[]): T => among[whole(0, among.length - 1)]!,
    /** A number from 1 to the number of weights, with these relative frequencies. */
    weighted: (weights: readonly number[]): number => {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      return weights.findIndex((weight) => (left -= weight) < 0) + 1 || weights.length;
    },
    some: <T>(among: readonly T[], count: number): T[] => {
      const rest = [...among];
      return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(whole(0, rest.length - 1), 1)[0]!);
    },
  };
}
export type Random = ReturnType<typeof randomOf>;
