import { setTimeout as pause } from 'node:timers/promises';

/**
 * Repeats something until the signal aborts, with pauses of `everyMs`. Meant as the work of LeasedWork, which starts it
 * again after a failure.
 */
export const runPeriodically =
  (everyMs: number, work: (signal: AbortSignal) => Promise<unknown>) =>
  async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      await work(signal);
      await pause(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
