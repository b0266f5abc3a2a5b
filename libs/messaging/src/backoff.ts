import { setTimeout as delay } from 'node:timers/promises';

const FIRST_MS = 250;
const LONGEST_MS = 5_000;

/** Waits between tries: 250 ms, doubling to 5 s, with a jitter of up to half so that replicas spread out. */
export class Backoff {
  private tries = 0;

  /** Rejects with an AbortError when the signal comes first. */
  async wait(signal: AbortSignal): Promise<void> {
    await delay(backoffMs(this.tries++) * (0.5 + Math.random() / 2), undefined, { signal });
  }

  reset(): void {
    this.tries = 0;
  }
}

/** The full wait before try number `tries` (from 0). */
export function backoffMs(tries: number, firstMs = FIRST_MS): number {
  return Math.min(firstMs * 2 ** tries, LONGEST_MS);
}
