import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does something again and again, `everyMs` between two times, until the signal aborts: as the work of LeasedWork, which
 * begins anew after a failure.
 */
export const repeatedly =
  (everyMs: number, work: (signal: AbortSignal) => Promise<void>) =>
  async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      await work(signal);
      await pause(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
