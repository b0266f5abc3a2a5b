import { setImmediate as pause } from 'node:timers/promises';

const LONGEST_MS = 20;

/** Lets the rest of the process have its turn now and then: locks and leases must be renewed while a file is read. */
export class Breath {
  private since = performance.now();

  async take(): Promise<void> {
    if (performance.now() - this.since < LONGEST_MS) return;
    await pause();
    this.since = performance.now();
  }
}
