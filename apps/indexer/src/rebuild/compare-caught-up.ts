import { setTimeout as pause } from 'node:timers/promises';
import type { IndexComparison } from './compare-with-owner.js';

export interface CaughtUpOptions {
  compare: () => Promise<IndexComparison>;
  /** Number of events that the indexer has not received or not processed yet. */
  underWay: () => Promise<number>;
  say: (sentence: string) => void;
  timeoutMs?: number;
  lookEveryMs?: number;
  /** Additional wait, because an event may still be in its owner's outbox, which is not visible from here. */
  settleMs?: number;
}

/**
 * Compares after the index has caught up, so that differences are real and not just pending events. Returns undefined when it is still
 * catching up after the timeout.
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
