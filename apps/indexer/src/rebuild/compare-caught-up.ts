import { setTimeout as pause } from 'node:timers/promises';
import type { IndexComparison } from './compare-with-owner.js';

export interface CaughtUpOptions {
  compare: () => Promise<IndexComparison>;
  /** Events that the indexer has not been given or not done yet. */
  underWay: () => Promise<number>;
  say: (sentence: string) => void;
  timeoutMs?: number;
  lookEveryMs?: number;
  /** An event may also wait in its owner's outbox, where nobody sees it from here. */
  settleMs?: number;
}

/**
 * Compares when the index has caught up, so that what differs is lost or wrong and not merely on its way. Undefined while
 * it is still catching up at the end of the patience.
 */
export async function compareCaughtUp(options: CaughtUpOptions): Promise<IndexComparison | undefined> {
  if ((await untilNothingIsUnderWay(options)) > 0) return undefined;
  const first = await options.compare();
  if (!first.differences.some(({ kind }) => kind === 'behind')) return first;
  await pause(options.settleMs ?? 5_000);
  if ((await untilNothingIsUnderWay(options)) > 0) return undefined;
  return options.compare();
}

async function untilNothingIsUnderWay({ underWay, say, ...times }: CaughtUpOptions): Promise<number> {
  const { timeoutMs = 120_000, lookEveryMs = 1_000 } = times;
  for (let until = Date.now() + timeoutMs, told = Infinity; ; await pause(lookEveryMs)) {
    const left = await underWay();
    if (left === 0) return 0;
    if (left < told) until = Date.now() + timeoutMs;
    if (Date.now() > until) return left;
    if (told === Infinity) say(`${left} events are on their way to the index: waiting for them`);
    told = Math.min(told, left);
  }
}
