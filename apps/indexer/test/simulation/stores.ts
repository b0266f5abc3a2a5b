import { type Client, errors } from '@elastic/elasticsearch';
import type { OutboxRow } from '@tedarik/outbox';
import type { Database } from '@tedarik/service-kit';
import type { SimulatedProcess, SimulatedRun } from '@tedarik/testing/simulation';
import type { PlantedFault } from './planted.js';

interface LeaseRow {
  holder: string | null;
  until: number;
  fence: number;
}

const mongoAway = () => new Error('no primary');
const engineAway = () => new errors.ConnectionError('away');
const BATCH = 3;

/** The owner's database in memory; supports only the statements of the relay and its lease. */
export class MongoInMemory {
  readonly outbox: OutboxRow[] = [];
  readonly fences: number[] = [];
  readonly lease: LeaseRow = { holder: null, until: 0, fence: 0 };

  constructor(
    private readonly run: SimulatedRun,
    private readonly planted?: PlantedFault,
  ) {}

  /** The database as one process sees it. */
  for(process: SimulatedProcess): Database {
    const call = <T>(work: () => T) => this.run.call(process, mongoAway, work);
    const collections: Record<string, unknown> = {
      leases: {
        findOneAndUpdate: (
          _filter: unknown,
          [{ $set }]: [{ $set: { holder: string; until: { $add: [string, number] } } }],
        ) => call(() => this.takeLease($set.holder, $set.until.$add[1])),
        updateOne: ({ _id, holder }: { _id: string; holder?: string }, change: unknown) =>
          call(() => this.changeLease(_id, holder, change)),
      },
      outbox: {
        find: (filter: { lane: string; _id?: { $nin: string[] } }) => this.waiting(call, filter),
        updateMany: ({ _id: { $in } }: { _id: { $in: string[] } }) => call(() => this.markSent($in)),
      },
    };
    return { db: { collection: (name: string) => collections[name] } } as unknown as Database;
  }

  private takeLease(holder: string, ttlMs: number): object | null {
    const early = this.planted === 'a lease given away too early' && this.run.chance(0.3);
    if (this.lease.until > Date.now() && !early) return null;
    const fence = this.lease.fence + (this.planted === 'a lease without a higher fence' ? 0 : 1);
    Object.assign(this.lease, { holder, fence, until: Date.now() + ttlMs });
    this.fences.push(fence);
    return { _id: 'outbox-relay', ...this.lease };
  }

  private changeLease(_id: string, holder: string | undefined, change: unknown): object {
    if (holder === undefined) return { upsertedCount: 0 }; // the lease already exists
    if (this.lease.holder !== holder) return { matchedCount: 0 };
    if (Array.isArray(change)) {
      const [{ $set }] = change as [{ $set: { until: { $add: [string, number] } } }];
      this.lease.until = Date.now() + $set.until.$add[1];
    } else Object.assign(this.lease, { holder: null, until: 0 });
    return { matchedCount: 1 };
  }

  private waiting(call: <T>(work: () => T) => Promise<T>, { lane, _id }: { lane: string; _id?: { $nin: string[] } }) {
    let given = new Set<string>();
    let batch: OutboxRow[] = [];
    const cursor = {
      sort: () => cursor,
      batchSize: () => cursor,
      limit: () => cursor,
      hasNext: () =>
        call(() => {
          const isWanted = (row: OutboxRow) =>
            row.lane === lane && !row.sentAt && !given.has(row._id) && !_id?.$nin.includes(row._id);
          batch = this.outbox.filter(isWanted).slice(0, BATCH);
          given = new Set([...given, ...batch.map((row) => row._id)]);
          return batch.length > 0;
        }),
      readBufferedDocuments: () => batch,
      close: () => Promise.resolve(),
    };
    return cursor;
  }

  private markSent(ids: string[]): void {
    if (this.planted === 'rows never marked as sent') return;
    for (const row of this.outbox) if (ids.includes(row._id)) row.sentAt = new Date();
    if (this.planted !== 'a row marked as sent that was not') return;
    const other = this.outbox.find(({ sentAt }) => !sentAt);
    if (other) other.sentAt = new Date();
  }
}

interface Indexed {
  version: number;
  document: { name?: string };
}

/** The search engine in memory: bulk requests with external versions. */
export class EngineInMemory {
  readonly documents = new Map<string, Indexed>();
  readonly fellBack: string[] = [];

  constructor(
    private readonly run: SimulatedRun,
    private readonly planted?: PlantedFault,
  ) {}

  for(process: SimulatedProcess): Client {
    const bulk = ({ operations }: { operations: object[] }) =>
      this.run.call(process, engineAway, () => {
        const items = [];
        for (let at = 0; at < operations.length; at += 2) {
          const { index } = operations[at] as { index: { _id: string; version: number } };
          items.push({ index: this.write(index._id, { version: index.version, document: operations[at + 1]! }) });
        }
        return { items };
      });
    const refresh = () => this.run.call(process, engineAway, () => ({}));
    return { bulk, indices: { refresh } } as unknown as Client;
  }

  private write(id: string, next: Indexed): { status: number; error?: object } {
    if (this.run.chance(this.run.trouble)) return { status: 429, error: { type: 'too_many_requests', reason: 'busy' } };
    if (this.planted === 'a newer version taken for an older one' && this.run.chance(0.2)) return { status: 409 };
    if (this.planted === 'a document confirmed but not written' && this.run.chance(0.2)) return { status: 200 };
    const before = this.documents.get(id)?.version ?? 0;
    if (before >= next.version) {
      if (this.planted !== 'an older version over a newer one') return { status: 409 };
      this.fellBack.push(`${id} from ${before} to ${next.version}`);
    }
    this.documents.set(id, next);
    return { status: 200 };
  }
}
