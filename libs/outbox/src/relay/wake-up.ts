import { setTimeout as pause } from 'node:timers/promises';
import type { OutboxNotifier } from './outbox-notifier.js';

/** Decides when to poll the outbox: as soon as events were committed, and at regular intervals in any case. */
export class WakeUp {
  private isDue = true;
  private wakeSleeper: (() => void) | undefined;

  constructor(
    private readonly notifier: OutboxNotifier,
    private readonly lookEveryMs: number,
  ) {}

  /** Resolves at once if it was notified since the last call, else on the next notification, after `lookEveryMs`, or on abort. */
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
    const end = this.notifier.onNotify(() => this.wake());
    signal.addEventListener('abort', end, { once: true });
  }

  private wake(): void {
    this.isDue = true;
    this.wakeSleeper?.();
    this.wakeSleeper = undefined;
  }
}
