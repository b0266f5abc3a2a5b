import { setImmediate as pause } from 'node:timers/promises';

const LONGEST_MS = 20;

/** Yields to the event loop from time to time, so that locks and leases are renewed while a file is read. */
export class EventLoopYielder {
  private since = performance.now();

  async take(): Promise<void> {
    if (performance.now() - this.since < LONGEST_MS) return;
    await pause();
    this.since = performance.now();
  }
}
