import { median } from './figures.js';

/** Our result and the yardstick's, measured directly one after the other. */
export interface Pair {
  ours: number;
  yardstick: number;
}

/** The required ratio ours : yardstick: `at least` for rates, `at most` for times. */
export interface Goal {
  keep: 'at least' | 'at most';
  ratio: number;
}

export interface Verdict {
  ours: number;
  yardstick: number;
  ratio: number;
  lowest: number;
  highest: number;
  isMet: boolean;
}

/** Measures both sides alternately, so that other load on the machine affects both. */
export async function interleaved(
  rounds: number,
  sides: { ours: (round: number) => Promise<number>; yardstick: (round: number) => Promise<number> },
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = await sides.ours(round);
    pairs.push({ ours, yardstick: await sides.yardstick(round) });
  }
  return pairs;
}

/** Computes the ratio per pair, and then the median. Throws if there are no results. */
export function verdictOn(pairs: readonly Pair[], goal: Goal): Verdict {
  const ratios = pairs.map(({ ours, yardstick }) => ours / yardstick);
  const ratio = median(ratios);
  if (!Number.isFinite(ratio)) throw new Error(`no ratio in ${JSON.stringify(pairs)}`);
  return {
    ours: median(pairs.map(({ ours }) => ours)),
    yardstick: median(pairs.map(({ yardstick }) => yardstick)),
    ratio,
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    isMet: goal.keep === 'at least' ? ratio >= goal.ratio : ratio <= goal.ratio,
  };
}
