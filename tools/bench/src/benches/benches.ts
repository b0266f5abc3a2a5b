import type { Bench } from '../harness/bench.js';
import { importBench } from './b1-import.js';
import { wholeImportBench } from './b2-whole-import.js';
import { pageMadeBench } from './b3-page-made.js';
import { pageKeptBench } from './b4-page-kept.js';
import { searchBench } from './b5-search.js';
import { visibilityBench } from './b8-visibility.js';
import { listsBench } from './b14-lists.js';
import { freshnessBench } from './b15-freshness.js';
import { tracesBench } from './b16-traces.js';
import { matchingBench } from './b17-matching.js';
import { mixedBench } from './b18-mixed.js';
import { suggestionsBench } from './b19-suggestions.js';
import { overloadBench } from './f20-overload.js';

/**
 * In the order of a complete run. The imports come late, because they add to the data that others search; the lists come last, because they
 * start with an empty directory.
 */
export const BENCHES: readonly Bench[] = [
  matchingBench,
  pageMadeBench,
  pageKeptBench,
  searchBench,
  suggestionsBench,
  tracesBench,
  overloadBench,
  mixedBench,
  visibilityBench,
  freshnessBench,
  importBench,
  wholeImportBench,
  listsBench,
];

/** The benches with these ids or names; all if none are given. Throws for an unknown name. */
export function benchesNamed(names: readonly string[]): readonly Bench[] {
  const named = (name: string) => (bench: Bench) => bench.name === name || bench.id === name.toUpperCase();
  const unknown = names.find((name) => !BENCHES.some(named(name)));
  if (unknown) {
    const known = BENCHES.map(({ id, name }) => `${id} (${name})`).join(', ');
    throw new Error(`There is no bench "${unknown}". One of: ${known}.`);
  }
  return names.length ? BENCHES.filter((bench) => names.some((name) => named(name)(bench))) : BENCHES;
}
