import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { Logger } from '@nestjs/common';
import type { Lane } from '@tedarik/events';
import type { IndexNames } from '@tedarik/search';

/** How soon what was written is made visible: an editor waits for the one, nobody for the other. */
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
 * Refreshes the index soon after a write and then tells what searches see. Ids that could not be made
 * visible (Elasticsearch went away) are kept for the next time.
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

  /** Returns at once. */
  expect(written: Written[]): void {
    if (written.length === 0) return;
    this.waiting.push(...written);
    for (const { lane } of written) this.due = Math.min(this.due, Date.now() + GATHER_MS[lane]);
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  /** Makes visible and tells what is still waiting, once: before the process ends. */
  async flush(): Promise<void> {
    this.ending = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const wait = Math.max(this.due, this.refreshedAt + BETWEEN_REFRESHES_MS) - Date.now();
      if (wait > 0 && !this.ending) {
        await pause(Math.min(wait, GATHER_MS.live)); // something more urgent may come meanwhile
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
      this.log.warn(`Refreshing again soon: ${(error as Error).message}`);
      this.waiting.unshift(...written);
      this.due = Date.now() + AFTER_FAILURE_MS;
      return false;
    }
    for (let from = 0; from < written.length; from += MOST_IDS) this.tell(written.slice(from, from + MOST_IDS));
    return true;
  }
}
