import { Logger } from '@nestjs/common';

const FOR_MS = 5_000;

/** Rows that failed while others succeeded. They are retried after 5 s and do not delay other rows. */
export class DelayedRetries {
  private readonly log = new Logger(DelayedRetries.name);
  private readonly until = new Map<string, number>();

  add(id: string, reason: unknown): void {
    this.log.warn(`Event ${id} waits while others go on: ${String(reason)}`);
    this.until.set(id, performance.now() + FOR_MS);
  }

  ids(): string[] {
    for (const [id, until] of this.until) if (until <= performance.now()) this.until.delete(id);
    return [...this.until.keys()];
  }
}
