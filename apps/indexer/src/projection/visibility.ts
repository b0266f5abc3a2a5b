import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { Logger } from '@nestjs/common';
import type { Lane } from '@tedarik/events';
import type { IndexNames } from '@tedarik/search';

/** Time until a write is made visible: editors wait for the live lane, nobody waits for the bulk lane. */
const GATHER_MS: Record<Lane, number> = { live: 20, bulk: 1_000 };
const BETWEEN_REFRESHES_MS = 100;
const AFTER_FAILURE_MS = 1_000;
const MOST_IDS = 1_000;

interface Written {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  lane: Lane;
}

/**
 * Refreshes the index soon after a write, and then notifies that records are visible. Ids that could not be made visible (e.g.
 * Elasticsearch is unreachable) are kept for the next time.
 */
export class Visibility {
  private readonly log = new Logger('Visibility');
  private waiting: Written[] = [];
  private due = Infinity;
  private running: Promise<void> | undefined;
  private refreshedAt = 0;
  private ending = false;

  constructor(
    private readonly client: Client,
    private readonly names: IndexNames,
    private readonly tell: (written: Written[]) => void,
  ) {}

  /** Schedules a refresh for these records; does not wait for it. */
  expect(written: Written[]): void {
    if (written.length === 0) return;
    this.waiting.push(...written);
    for (const { lane } of written) this.due = Math.min(this.due, Date.now() + GATHER_MS[lane]);
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  /** Before the process ends: makes pending records visible and notifies, in one attempt. */
  async flush(): Promise<void> {
    this.ending = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const wait = Math.max(this.due, this.refreshedAt + BETWEEN_REFRESHES_MS) - Date.now();
      if (wait > 0 && !this.ending) {
        await pause(Math.min(wait, GATHER_MS.live)); // a more urgent record may arrive meanwhile
        continue;
      }
      const shown = await this.show();
      if (!shown && this.ending) return;
    }
  }

  private async show(): Promise<boolean> {
    const written = this.waiting;
    this.waiting = [];
    this.due = Infinity;
    this.refreshedAt = Date.now();
    try {
      await this.client.indices.refresh({ index: this.names.alias, ignore_unavailable: true });
    } catch (error) {
      this.log.warn(`Refreshing an index failed, will be retried: ${(error as Error).message}`);
      this.waiting.unshift(...written);
      this.due = Date.now() + AFTER_FAILURE_MS;
      return false;
    }
    for (let from = 0; from < written.length; from += MOST_IDS) this.tell(written.slice(from, from + MOST_IDS));
    return true;
  }
}
