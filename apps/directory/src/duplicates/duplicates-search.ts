import { Worker } from 'node:worker_threads';
import type { FindDuplicates, ReplyOf } from '@tedarik/commands';
import { Injectable, Logger } from '@nestjs/common';
import type { LikelyPair } from '@tedarik/matching';
import { Clock } from '@tedarik/service-kit';
import { inIstanbul } from '@tedarik/turkish';
import { BusinessRepository } from '../business/business.repository.js';
import { comparable } from '../business/comparable.js';
import { DuplicatesRepository, type FoundDuplicate, type SearchState } from './duplicates.repository.js';

const THREAD = new URL('../../duplicates-thread.mjs', import.meta.url);
const READ_AT_ONCE = 1_000;
const MEMORY_MB = 1_500;
/** In Istanbul, when nobody waits for the directory. */
const HOUR_OF_THE_NIGHT = 3;

/** Compares all businesses with each other, in a thread of its own; a search that was interrupted begins anew. */
@Injectable()
export class DuplicatesSearch {
  private readonly logger = new Logger(DuplicatesSearch.name);

  constructor(
    private readonly duplicates: DuplicatesRepository,
    private readonly businesses: BusinessRepository,
    private readonly clock: Clock,
  ) {}

  /** Lets a search begin within seconds; one that runs goes on. */
  async execute(): Promise<ReplyOf<typeof FindDuplicates>> {
    const last = await this.duplicates.lastSearch();
    if (last && !last.endedAt) return { isStarted: false };
    await this.duplicates.saveSearch({ startedAt: this.clock.now(), endedAt: null, compared: 0 });
    return { isStarted: true };
  }

  async searchIfDue(signal?: AbortSignal): Promise<void> {
    const last = await this.duplicates.lastSearch();
    if (isDue(last, this.clock.now())) await this.search(signal);
  }

  private async search(signal?: AbortSignal): Promise<void> {
    const startedAt = this.clock.now();
    await this.duplicates.saveSearch({ startedAt, endedAt: null, compared: 0 });
    const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    const stop = () => void thread.terminate();
    signal?.addEventListener('abort', stop);
    try {
      // Both at once: a thread that ends early fails the search, whatever is being sent to it.
      const [found, createdAt] = await Promise.all([pairsOf(thread), this.send(thread, signal)]);
      const pairs = found.map((pair) => oldestFirst(pair, createdAt));
      await this.duplicates.replace(pairs, startedAt);
      await this.duplicates.saveSearch({ startedAt, endedAt: this.clock.now(), compared: createdAt.size });
      this.logger.log({ compared: createdAt.size, found: pairs.length }, 'looked for duplicates');
    } finally {
      signal?.removeEventListener('abort', stop);
      await thread.terminate();
    }
  }

  /** Gives the thread all businesses that are not deleted; answers when each was created. */
  private async send(thread: Worker, signal?: AbortSignal): Promise<Map<string, Date>> {
    const createdAt = new Map<string, Date>();
    for (let after: string | null = null; ;) {
      signal?.throwIfAborted();
      const page = await this.businesses.listAfter(after, READ_AT_ONCE);
      const live = page.filter(({ deletedAt }) => deletedAt === null);
      for (const { id, createdAt: at } of live) createdAt.set(id, at);
      thread.postMessage(live.map(comparable));
      after = page.at(-1)?.id ?? null;
      if (page.length < READ_AT_ONCE) break;
    }
    thread.postMessage(null);
    return createdAt;
  }
}

/** Whether one is wanted or was interrupted, or none has begun since the last hour for it. */
export function isDue(last: SearchState | null, now: Date): boolean {
  if (last && !last.endedAt) return true;
  const local = inIstanbul(now);
  if (local.getUTCHours() < HOUR_OF_THE_NIGHT) return false;
  const tonight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), HOUR_OF_THE_NIGHT);
  return last === null || inIstanbul(last.startedAt).getTime() < tonight;
}

const pairsOf = (thread: Worker): Promise<LikelyPair[]> =>
  new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The comparison ended before it was done')));
  });

function oldestFirst(
  { one, other, probability, reasons }: LikelyPair,
  createdAt: ReadonlyMap<string, Date>,
): FoundDuplicate {
  const [first, second] = [one, other].toSorted((a, b) => Number(createdAt.get(a)) - Number(createdAt.get(b)));
  const positive = reasons.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight);
  return { businessIds: [first!, second!], probability, reasons: positive.map(({ code }) => code) };
}
