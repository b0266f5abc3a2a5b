import type { mongo } from 'mongoose';
import { newId } from '../ids.js';
import { LeaseTerm } from './lease-term.js';

interface LeaseDocument {
  _id: string;
  /** A new id each time that the lease is acquired, even by the same process. */
  holder: string | null;
  /** End of the term, by the server's clock. */
  until: Date;
  fence: number;
}

/** A right that only one holder has at a time, until it expires. */
export interface Lease {
  readonly name: string;
  readonly ttlMs: number;
  /** Higher than the fence of any earlier holder, so that late writes of an earlier holder can be refused. */
  readonly fence: number;
  /** Whether this holder may still act. Becomes false when renewals fail for `ttlMs`. */
  isHeld(): boolean;
  /** Milliseconds for which it stays held without another renewal. */
  leftMs(): number;
  /** Extends it to `ttlMs` from now. Returns false if another holder has it. */
  renew(): Promise<boolean>;
  /** Releases it at once. Harmless if it was lost. */
  release(): Promise<void>;
}

/** Leases by name, one document each. Terms use the server's clock, so the clocks of replicas may differ. */
export class Leases {
  private readonly leases: mongo.Collection<LeaseDocument>;

  constructor(db: mongo.Db) {
    this.leases = db.collection<LeaseDocument>('leases');
  }

  /** Returns the lease for `ttlMs`, or null if it is already held. */
  async acquire(name: string, ttlMs: number): Promise<Lease | null> {
    const holder = newId();
    const askedAt = performance.now();
    let taken = await this.take(name, holder, ttlMs);
    if (!taken && (await this.introduce(name))) taken = await this.take(name, holder, ttlMs);
    if (!taken) return null;
    return new HeldLease(this.leases, { ...taken, holder }, new LeaseTerm(askedAt, ttlMs));
  }

  private take(name: string, holder: string, ttlMs: number): Promise<LeaseDocument | null> {
    return this.leases.findOneAndUpdate(
      { _id: name, $expr: { $lte: ['$until', '$$NOW'] } },
      [{ $set: { holder, fence: { $add: ['$fence', 1] }, until: { $add: ['$$NOW', ttlMs] } } }],
      { returnDocument: 'after' },
    );
  }

  /** True when the name was new. */
  private async introduce(name: string): Promise<boolean> {
    const nobody = { holder: null, fence: 0, until: new Date(0) };
    const { upsertedCount } = await this.leases.updateOne({ _id: name }, { $setOnInsert: nobody }, { upsert: true });
    return upsertedCount > 0;
  }
}

class HeldLease implements Lease {
  readonly name: string;
  readonly fence: number;
  readonly ttlMs: number;
  private readonly holder: string;

  constructor(
    private readonly leases: mongo.Collection<LeaseDocument>,
    { _id, fence, holder }: { _id: string; fence: number; holder: string },
    private readonly term: LeaseTerm,
  ) {
    this.name = _id;
    this.fence = fence;
    this.holder = holder;
    this.ttlMs = term.ttlMs;
  }

  isHeld(): boolean {
    return !this.term.isOverAt(performance.now());
  }

  leftMs(): number {
    return this.term.leftAt(performance.now());
  }

  async renew(): Promise<boolean> {
    const askedAt = performance.now();
    const { matchedCount } = await this.leases.updateOne({ _id: this.name, holder: this.holder }, [
      { $set: { until: { $add: ['$$NOW', this.ttlMs] } } },
    ]);
    if (matchedCount > 0) this.term.extend(askedAt);
    else this.term.end();
    return matchedCount > 0;
  }

  async release(): Promise<void> {
    this.term.end();
    await this.leases.updateOne(
      { _id: this.name, holder: this.holder },
      { $set: { holder: null, until: new Date(0) } },
    );
  }
}
