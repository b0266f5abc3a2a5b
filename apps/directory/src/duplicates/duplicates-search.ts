import { Worker } from 'node:worker_threads';
import type { FindDuplicates, ReplyOf } from '@tedarik/commands';
import { Injectable, Logger } from '@nestjs/common';
import type { LikelyPair } from '@tedarik/matching';
import { Clock } from '@tedarik/service-kit';
import { inIstanbul } from '@tedarik/turkish';
import { BusinessRepository } from '../business/business.repository.js';
import { comparable } from '../business/comparable.js';
import { DuplicatesRepository, type FoundDuplicate } from './duplicates.repository.js';
import { type SearchState, SearchStateRepository } from './search-state.repository.js';

const THREAD = new URL('../../duplicates-thread.mjs', import.meta.url);
const READ_AT_ONCE = 1_000;
/**
 * Heap limit of the worker thread: what is left in a container of 1.5 GB (docker-compose.yml). Without it, too large a heap would get the
 * whole container killed.
 */
const MEMORY_MB = 900;
/** Hour in Istanbul with the least traffic. */
const HOUR_OF_THE_NIGHT = 3;

/**
 * Compares all businesses with each other in a worker thread. A search that was stopped is started again. One that failed, or whose process
 * died, waits until the next night, because it would most likely fail again.
 */
@Injectable()
export class DuplicatesSearch {
  private readonly logger = new Logger(DuplicatesSearch.name);

  constructor(
    private readonly duplicates: DuplicatesRepository,
    private readonly state: SearchStateRepository,
    private readonly businesses: BusinessRepository,
    private readonly clock: Clock,
  ) {}

  /** Requests a search, which starts within seconds, unless one is already running or requested. */
  async execute(): Promise<ReplyOf<typeof FindDuplicates>> {
    const { wantedAt, isRunning } = await this.state.get();
    if (wantedAt || isRunning) return { isStarted: false };
    await this.state.save({ wantedAt: this.clock.now() });
    return { isStarted: true };
  }

  async searchIfDue(signal?: AbortSignal): Promise<void> {
    const state = await this.state.get();
    // Only the holder of the lease gets here, so a search that is still stored as running died with its process.
    if (state.isRunning) await this.state.save({ isRunning: false });
    if (isDue(state, this.clock.now())) await this.search(signal);
  }

  private async search(signal?: AbortSignal): Promise<void> {
    const startedAt = this.clock.now();
    await this.state.save({ wantedAt: null, attemptedAt: startedAt, isRunning: true });
    try {
      const { pairs, compared } = await this.compare(signal);
      await this.duplicates.replace(pairs, startedAt);
      await this.state.save({ isRunning: false, ended: { startedAt, endedAt: this.clock.now(), compared } });
      this.logger.log({ compared, found: pairs.length }, 'looked for duplicates');
    } catch (error) {
      await this.state.save({ isRunning: false, wantedAt: signal?.aborted ? startedAt : null });
      throw error;
    }
  }

  private async compare(signal?: AbortSignal): Promise<{ pairs: FoundDuplicate[]; compared: number }> {
    const thread = new Worker(THREAD, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    const stop = () => void thread.terminate();
    signal?.addEventListener('abort', stop);
    try {
      // Concurrently: a thread that exits early must fail the search even while businesses are still being sent.
      const [found, createdAt] = await Promise.all([pairsOf(thread), this.send(thread, signal)]);
      return { pairs: found.map((pair) => oldestFirst(pair, createdAt)), compared: createdAt.size };
    } finally {
      signal?.removeEventListener('abort', stop);
      await thread.terminate();
    }
  }

  /** Sends all businesses that are not deleted to the thread. Returns the creation time of each. */
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

/** Whether a search was requested, or none has started since the last nightly hour. */
export function isDue({ wantedAt, attemptedAt }: Pick<SearchState, 'wantedAt' | 'attemptedAt'>, now: Date): boolean {
  if (wantedAt) return true;
  const local = inIstanbul(now);
  if (local.getUTCHours() < HOUR_OF_THE_NIGHT) return false;
  const tonight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), HOUR_OF_THE_NIGHT);
  return attemptedAt === null || inIstanbul(attemptedAt).getTime() < tonight;
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
