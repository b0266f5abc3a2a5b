import type { FactoryProvider, Type } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Clock } from './clock.js';
import { Database } from './database/database.js';
import { LeasedWork } from './lease/leased-work.js';
import { Leases } from './lease/leases.js';
import { runPeriodically } from './lease/run-periodically.js';

/** How long a deletion can be undone. */
const KEPT_MS = 30 * 24 * 3_600_000;
const LOOK_EVERY_MS = 3_600_000;
const LEASE_MS = 60_000;

/**
 * Erases, in the transaction, some records of a kind that were deleted before this time. Returns their number; 0 means that none is left.
 */
export type EraseSome = (session: ClientSession, deletedBefore: Date) => Promise<number>;

/** The kinds of records that a service erases, in this order. */
export interface Erasable {
  readonly kinds: readonly EraseSome[];
}

/** Erases the content of records that were deleted thirty days ago. Runs in one replica of the service at a time. */
export class Erasure extends LeasedWork {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    leases: Leases,
    private readonly erasable: Erasable,
  ) {
    super(leases, {
      name: 'erasure',
      ttlMs: LEASE_MS,
      lookEveryMs: LEASE_MS,
      work: runPeriodically(LOOK_EVERY_MS, (signal) => this.eraseDue(signal)),
    });
  }

  static of(erasable: Type<Erasable>): FactoryProvider<Erasure> {
    return {
      provide: Erasure,
      useFactory: (database: Database, clock: Clock, leases: Leases, records: Erasable) =>
        new Erasure(database, clock, leases, records),
      inject: [Database, Clock, Leases, erasable],
    };
  }

  /** Erases the records that are due, some at a time. Records that are restored meanwhile stay. */
  async eraseDue(signal?: AbortSignal): Promise<void> {
    const deletedBefore = new Date(this.clock.now().getTime() - KEPT_MS);
    for (const eraseSome of this.erasable.kinds) {
      const some = () => this.database.transaction((session) => eraseSome(session, deletedBefore));
      while (!signal?.aborted && (await some()) > 0);
    }
  }
}
