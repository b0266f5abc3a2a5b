import {
  type CloseImportChunks,
  type ImportedBusiness,
  PLAIN_IMPORT,
  type RequestOf,
  type RowOutcome,
} from '@tedarik/commands';
import { type RequestClient, RequestFailed } from '@tedarik/messaging';
import { Clock } from '@tedarik/service-kit';
import type { SimulatedProcess, SimulatedRun } from '@tedarik/testing/simulation';
import { Attempts } from '../../src/attempts/attempts.js';
import { countsOf, freshChunk } from '../../src/import/chunk.js';
import type { Chunk } from '../../src/import/import.schema.js';
import { GiveUp } from '../../src/failures/give-up.js';
import type { MappedStagedRow } from '../../src/import/staged-row.js';
import { CategoryIds } from '../../src/importing/category-ids.js';
import { ImportChunkHandler } from '../../src/importing/import-chunk.handler.js';
import { SendRows } from '../../src/importing/send-rows.js';
import { mapRecord } from '../../src/mapping/map-record.js';
import type { MappedBusiness } from '../../src/mapping/mapped-row.js';

/** Bugs that are injected on purpose, to verify that the invariants detect them. */
export const PLANTED = [
  'a late worker that the directory listens to',
  'a batch written again',
  'an answer without its last row',
  'a chunk closed by a late worker',
  'a chunk without a higher fence',
  'a job lost for good',
  'a row twice in its chunk',
  'a chunk given up without the directory',
] as const;
export type PlantedFault = (typeof PLANTED)[number];

const IMPORT = 'import';
const CHUNKS = 5;
const ROWS = 4;
const STORM_MS = 20_000;
const WHOLE_WITHIN_MS = 200_000;
const LOCK_MS = 10_000;
const SWEEP_MS = 10_000;
const TROUBLE = 0.06;

const away = () => failed('outcome-unknown', 'unavailable');
const failed = (code: string, kind: 'unavailable' | 'conflict') =>
  new RequestFailed('request', { code, kind, fieldErrors: [] });
const { business } = mapRecord({ name: 'Öz Lokanta', address: 'Bağdat Cad. 1, Kadıköy/İstanbul' }) as {
  business: MappedBusiness;
};

/** A chunk in the queue, until it is done. */
interface Job {
  chunk: number;
  /** No other worker gets the job until then. */
  lockedUntil: number;
}

/**
 * An import whose chunks are sent by the real classes of the worker: fences, repeats and resumption. The queue, the stores and the
 * directory are in-memory stand-ins.
 */
export class ImportFlow {
  private readonly chunks: Chunk[] = [];
  private readonly rows = new Map<string, MappedStagedRow[]>();
  private jobs: Job[] = [];
  /** State of the directory per chunk: the highest fence, and the outcomes returned. */
  private readonly answered = new Map<number, { fence: number; outcomes: RowOutcome[] }>();
  private readonly created: number[] = [];
  private readonly lateWrites: number[] = [];
  private readonly closed: string[] = [];
  private readonly taken: string[] = [];

  constructor(
    private readonly run: SimulatedRun,
    private readonly planted?: PlantedFault,
  ) {}

  /** Runs the simulation. Returns all violated invariants. */
  async violations(): Promise<string[]> {
    this.stage();
    const workers = [this.startWorker(), this.startWorker()];
    this.run.trouble = TROUBLE;
    setTimeout(() => this.kill(workers), this.run.below(STORM_MS));
    setTimeout(() => void this.giveUp(), this.run.below(STORM_MS));
    setTimeout(() => this.stop(workers), this.run.below(2_000));
    setTimeout(() => (this.run.trouble = 0), STORM_MS);
    if (this.planted !== 'a job lost for good') setInterval(() => this.sweep(), SWEEP_MS);
    const isWhole = () => this.run.trouble === 0 && this.chunks.every(({ doneAt }) => doneAt !== null);
    const whole = await this.run.until(isWhole, WHOLE_WITHIN_MS);
    return [...(whole ? [] : ['never whole again']), ...this.broken()];
  }

  private broken(): string[] {
    const outcomes = this.chunks.flatMap((chunk) => chunk.outcomes);
    const numbers = outcomes.map(({ row }) => row);
    const created = outcomes.filter(({ outcome }) => outcome === 'created').map(({ row }) => row);
    const rules: Record<string, boolean> = {
      'I2 no row is created twice': isSet(this.created),
      'I6 each row has one outcome': isSet(numbers) && numbers.length === CHUNKS * ROWS,
      'I6 what is counted as created is there': same(sorted(created), sorted(this.created)),
      'the counts of a chunk are those of its outcomes': this.chunks.every((chunk) => {
        const counts = countsOf(chunk.outcomes);
        return chunk.created === counts.created && chunk.duplicate === counts.duplicate;
      }),
      'a late worker writes nothing': this.lateWrites.length === 0,
      'a chunk is closed once': isSet(this.closed),
      'fences rise': isSet(this.taken),
    };
    return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
  }

  /** Every third row exists already. */
  private stage(): void {
    for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
      const staged = freshChunk(IMPORT, chunk);
      const rows = Array.from({ length: ROWS }, (_, at) => rowOf(chunk * ROWS + at + 1));
      if (this.planted === 'a row twice in its chunk' && chunk === 1) rows.push(rows[0]!);
      this.chunks.push(staged);
      this.rows.set(staged._id, rows);
      this.jobs.push({ chunk, lockedUntil: 0 });
    }
  }

  /** The dependencies of one process. */
  private partsOf(process: SimulatedProcess) {
    const store = <T>(work: () => T) => this.run.call(process, away, work);
    return {
      store,
      requests: { send: (...sent: unknown[]) => this.answer(process, sent) } as unknown as RequestClient,
      chunks: {
        take: (id: string) => store(() => this.take(id)),
        finish: (id: string, fence: number, outcomes: RowOutcome[], at: Date) =>
          store(() => this.finish(id, fence, outcomes, at)),
      },
      rows: { rowsOf: (id: string) => store(() => this.rows.get(id)) },
    };
  }

  /** Discards a chunk that a worker may be sending; when refused, the workers continue with it. */
  private async giveUp(): Promise<void> {
    const { requests, chunks, rows } = this.partsOf({ isAlive: true });
    const imports = { get: () => Promise.resolve({ status: 'importing' }) };
    const jobs = { enqueue: () => Promise.resolve() };
    const giveUp = new GiveUp(
      ...([imports, chunks, rows, {}, requests, jobs, new Clock()] as unknown as ConstructorParameters<typeof GiveUp>),
    );
    await giveUp.execute({ importId: IMPORT, chunk: this.run.below(CHUNKS) }, {}).catch(() => undefined);
  }

  private startWorker(): SimulatedProcess {
    const process: SimulatedProcess = { isAlive: true };
    const { signal } = new AbortController();
    const { store, requests, chunks, rows } = this.partsOf(process);
    const handler = new ImportChunkHandler(
      ...([
        chunks,
        rows,
        { find: () => store(() => ({ status: 'importing', review: false, settings: PLAIN_IMPORT })) },
        new CategoryIds(requests),
        new SendRows(requests),
        {},
        { endIfDone: () => store(() => undefined) },
        new Clock(),
      ] as unknown as ConstructorParameters<typeof ImportChunkHandler>),
    );
    const never = { isExhausted: () => Promise.resolve(false), clear: () => Promise.resolve() };
    const attempts = new Attempts(never as unknown as ConstructorParameters<typeof Attempts>[0], new Clock());
    void this.work(process, (chunk) =>
      attempts.make({ importId: IMPORT, chunk }, signal, () => handler.execute(IMPORT, chunk, signal)),
    );
    return process;
  }

  /** The queue loop of one worker: one job after the other; a job whose lock expires goes to another worker. */
  private async work(process: SimulatedProcess, once: (chunk: number) => Promise<void>): Promise<void> {
    while (process.isAlive) {
      await process.goesOn;
      const job = this.jobs.find(({ lockedUntil }) => lockedUntil <= Date.now());
      if (!job) {
        await new Promise<void>((resolve) => setTimeout(resolve, 500));
        continue;
      }
      job.lockedUntil = Date.now() + LOCK_MS;
      const renewal = setInterval(() => {
        if (process.isAlive && !process.goesOn) job.lockedUntil = Date.now() + LOCK_MS;
      }, LOCK_MS / 2);
      const isDone = await once(job.chunk).then(
        () => true,
        () => false,
      );
      clearInterval(renewal);
      // A failed job is gone; the recovery enqueues it again.
      if (isDone || this.planted === 'a job lost for good' || this.run.chance(0.5)) this.drop(job);
      else job.lockedUntil = 0;
    }
  }

  private drop(job: Job): void {
    this.jobs = this.jobs.filter((other) => other !== job);
  }

  private sweep(): void {
    for (const { chunk, doneAt } of this.chunks) {
      if (!doneAt && !this.jobs.some((job) => job.chunk === chunk)) this.jobs.push({ chunk, lockedUntil: 0 });
    }
  }

  private kill(workers: SimulatedProcess[]): void {
    workers[this.run.below(workers.length)]!.isAlive = false;
    setTimeout(() => this.startWorker(), this.run.below(5_000));
  }

  /** Pauses a worker for longer than the lock of its job. */
  private stop(workers: SimulatedProcess[]): void {
    const process = workers[this.run.below(workers.length)]!;
    process.goesOn = new Promise((resolve) => {
      setTimeout(() => {
        delete process.goesOn;
        resolve();
      }, 1.5 * LOCK_MS);
    });
  }

  private take(id: string): Chunk | null {
    const chunk = this.chunks.find(({ _id, doneAt }) => _id === id && doneAt === null);
    if (!chunk) return null;
    if (this.planted !== 'a chunk without a higher fence' || chunk.fence === 0) chunk.fence += 1;
    this.taken.push(`${id} ${chunk.fence}`);
    return { ...chunk };
  }

  private finish(id: string, fence: number, outcomes: RowOutcome[], at: Date): boolean {
    const chunk = this.chunks.find(({ _id }) => _id === id)!;
    const isLate = chunk.fence !== fence || chunk.doneAt !== null;
    if (isLate && this.planted !== 'a chunk closed by a late worker') return false;
    this.closed.push(id);
    Object.assign(chunk, { ...countsOf(outcomes), outcomes, doneAt: at });
    return true;
  }

  private answer(process: SimulatedProcess, [, request]: unknown[]): Promise<unknown> {
    return this.run.call(process, away, () => {
      const { categories, chunks } = request as { categories?: object[]; chunks?: number[] };
      if (chunks) return { outcomes: this.close(request as RequestOf<typeof CloseImportChunks>) };
      if (categories) return { categories: categories.map((_, at) => ({ id: `category-${at}` })) };
      return { outcomes: this.write(request as Batch) };
    });
  }

  /** As the directory does, in one transaction: refuses when a later worker was here, and answers a repeat the same way. */
  private write({ chunk, fence, businesses }: Batch): RowOutcome[] {
    const before = this.answered.get(chunk);
    if (before && before.fence > fence) {
      if (this.planted !== 'a late worker that the directory listens to')
        throw failed('import-chunk-fenced', 'conflict');
      this.lateWrites.push(chunk);
    }
    const again = before && before.outcomes.length > 0 && this.planted !== 'a batch written again';
    const outcomes = again ? before.outcomes : businesses.map(({ row }) => this.create(row));
    this.answered.set(chunk, { fence: Math.max(fence, before?.fence ?? 0), outcomes });
    return this.planted === 'an answer without its last row' ? outcomes.slice(0, -1) : outcomes;
  }

  private close({ chunks, fence, rows }: RequestOf<typeof CloseImportChunks>): RowOutcome[] {
    if (this.planted === 'a chunk given up without the directory') return [];
    const outcomes = chunks.flatMap((chunk) => {
      const before = this.answered.get(chunk);
      this.answered.set(chunk, { fence: Math.max(fence, before?.fence ?? 0), outcomes: before?.outcomes ?? [] });
      return before?.outcomes ?? [];
    });
    return outcomes.filter(({ row }) => rows.includes(row));
  }

  private create(row: number): RowOutcome {
    this.created.push(row);
    return { row, outcome: 'created', reason: null, businessId: `business-${row}`, slug: `business-${row}` };
  }
}

interface Batch {
  chunk: number;
  fence: number;
  businesses: ImportedBusiness[];
}

function rowOf(row: number): MappedStagedRow {
  const isThere = row % 3 === 0;
  const match = {
    by: 'name',
    kind: 'duplicate',
    businessId: `there-${row}`,
    slug: 'oz',
    name: 'Öz',
    address: '',
    probability: null,
    reasons: [] as string[],
  } as const;
  return {
    row,
    line: row,
    warnings: [],
    forecast: isThere ? 'duplicate' : 'new',
    refusal: null,
    match: isThere ? match : null,
    earlierRow: null,
    business: { ...business, name: `Öz ${row}` },
  };
}

const isSet = (all: readonly unknown[]): boolean => new Set(all).size === all.length;
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
