import { setTimeout as pause } from 'node:timers/promises';
import type { Bell } from './bell.js';

/** Says when to look at the outbox: as soon as the bell rings, and every so often in any case. */
export class WakeUp {
  private isDue = true;
  private wakeSleeper: (() => void) | undefined;

  constructor(
    private readonly bell: Bell,
    private readonly lookEveryMs: number,
  ) {}

  /** Resolves at once when it rang since the last call, else with the next ring, after `lookEveryMs`, or on abort. */
  async next(signal: AbortSignal): Promise<void> {
    if (!this.isDue) {
      const slept = new AbortController();
      this.wakeSleeper = () => slept.abort();
      const either = AbortSignal.any([signal, slept.signal]);
      await pause(this.lookEveryMs, undefined, { signal: either }).catch(() => undefined);
    }
    this.isDue = false;
  }

  /** Listens until `signal` aborts. */
  listen(signal: AbortSignal): void {
    const end = this.bell.onRing(() => this.wake());
    signal.addEventListener('abort', end, { once: true });
  }

  private wake(): void {
    this.isDue = true;
    this.wakeSleeper?.();
    this.wakeSleeper = undefined;
  }
}
