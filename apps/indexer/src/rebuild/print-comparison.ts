import type { IndexComparison } from './compare-with-owner.js';

const MOST_LINES = 50;

/** Prints the differences. Returns the exit code: 0 when there are none. */
export function printComparison(
  alias: string,
  { owner, index, differences }: IndexComparison,
  say: (sentence: string) => void,
): number {
  say(`${alias}: ${owner} at the owner, ${index} in the index, ${differences.length} differences`);
  for (const { id, kind, owner: theirs, index: ours } of differences.slice(0, MOST_LINES)) {
    const side = (state?: { version: number; hash: string }) => (state ? `v${state.version} ${state.hash}` : 'nothing');
    say(`${id} ${kind}: owner ${side(theirs)}, index ${side(ours)}`);
  }
  if (differences.length > MOST_LINES) say(`and ${differences.length - MOST_LINES} more`);
  return differences.length === 0 ? 0 : 1;
}
