import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import type { OutboxRow } from '../outbox-row.js';

const REOPEN_AFTER_MS = 1_000;

/** Says when to look at the outbox: as soon as a row is committed, and every so often in any case. */
export class WakeUp {
  private readonly log = new Logger(WakeUp.name);
  private isDue = true;
  private wakeSleeper: (() => void) | undefined;

  constructor(
    private readonly rows: mongo.Collection<OutboxRow>,
    private readonly lookEveryMs: number,
  ) {}

  /** Resolves at once when a row came since the last call, else with the next row, after `lookEveryMs`, or on abort. */
  async next(signal: AbortSignal): Promise<void> {
    if (!this.isDue) {
      const slept = new AbortController();
      this.wakeSleeper = () => slept.abort();
      const either = AbortSignal.any([signal, slept.signal]);
      await pause(this.lookEveryMs, undefined, { signal: either }).catch(() => undefined);
    }
    this.isDue = false;
  }

  /** Follows the collection until `signal` aborts; an interruption only costs the next look its promptness. */
  async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.followOnce(signal).catch((error: unknown) => {
        if (!signal.aborted) this.log.debug(`Change stream: ${String(error)}`);
      });
      await pause(REOPEN_AFTER_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async followOnce(signal: AbortSignal): Promise<void> {
    const stream = this.rows.watch([{ $match: { operationType: 'insert' } }, { $project: { _id: 1 } }]);
    const close = () => void stream.close().catch(() => undefined);
    signal.addEventListener('abort', close, { once: true });
    try {
      while (!signal.aborted && !stream.closed) {
        await stream.next();
        this.wake();
      }
    } finally {
      signal.removeEventListener('abort', close);
      close();
    }
  }

  private wake(): void {
    this.isDue = true;
    this.wakeSleeper?.();
    // Each further row of a batch would make an error to wake nobody with.
    this.wakeSleeper = undefined;
  }
}
