import { median } from './figures.js';

/** Ours and the yardstick, measured one right after the other. */
export interface Pair {
  ours: number;
  yardstick: number;
}

/** What the ratio ours : yardstick must keep: at least for rates, at most for times. */
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

/** Measures A B A B … so that whatever else the machine does falls on both. */
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

/** The ratio is taken per pair, then its median. Throws when there is nothing to judge. */
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
