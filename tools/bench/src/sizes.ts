/** The size of a run; environment variables override each value. */
export interface Sizes {
  /** Rows of one import. */
  rows: number;
  /** Businesses in the dataset for lists and searches. */
  businesses: number;
  /** Pairs per bench. */
  rounds: number;
  /** Seconds of one load measurement, after its warm-up. */
  seconds: number;
  /** Seconds of one measurement of the time until changes are visible. */
  lagSeconds: number;
  /** Number of changes that are followed until every page shows them. */
  changes: number;
  isQuick: boolean;
}

const WHOLE = { rows: 20_000, businesses: 100_000, rounds: 5, seconds: 4, lagSeconds: 20, changes: 40 };
const QUICK = { rows: 2_000, businesses: 5_000, rounds: 2, seconds: 2, lagSeconds: 4, changes: 12 };

/** Throws for a size that is not a positive whole number. */
export function sizesOf(isQuick: boolean, env: NodeJS.ProcessEnv): Sizes {
  const usual = isQuick ? QUICK : WHOLE;
  const size = (name: string, value: number) => positive(name, env[name] ?? String(value));
  return {
    rows: size('BENCH_ROWS', usual.rows),
    businesses: size('BENCH_BUSINESSES', usual.businesses),
    rounds: size('BENCH_ROUNDS', usual.rounds),
    seconds: size('BENCH_SECONDS', usual.seconds),
    lagSeconds: size('BENCH_LAG_SECONDS', usual.lagSeconds),
    changes: size('BENCH_CHANGES', usual.changes),
    isQuick,
  };
}

function positive(name: string, value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`${name} must be a positive whole number, not "${value}"`);
  return Number(value);
}
