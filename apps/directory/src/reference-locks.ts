import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';

interface LockDocument {
  _id: string;
  times: number;
}

/** Lock rows per record, so that transactions that refer to the same record seldom conflict with each other. */
const ROWS = 32;

/**
 * Locks between transactions that store a reference to a record and the one that deletes it. They are needed because a transaction does not
 * see what another one is about to commit. Both write a lock row of the record, so that one of them waits or starts again.
 */
@Injectable()
export class ReferenceLocks {
  private readonly rows = this.database.db.collection<LockDocument>('holds');

  constructor(private readonly database: Database) {}

  /** For a transaction that stores the ids of these records: writes one random row of each. */
  lockShared(session: ClientSession, ids: readonly string[]): Promise<void> {
    return this.touch(
      session,
      [...new Set(ids)].sort().map((id) => rowOf(id, Math.floor(Math.random() * ROWS))),
    );
  }

  /** For a transaction that deletes the record: writes all its rows. */
  lockExclusively(session: ClientSession, id: string): Promise<void> {
    return this.touch(
      session,
      Array.from({ length: ROWS }, (_, row) => rowOf(id, row)),
    );
  }

  private async touch(session: ClientSession, rows: readonly string[]): Promise<void> {
    if (rows.length === 0) return;
    const writes = rows.map((_id) => ({
      updateOne: { filter: { _id }, update: { $inc: { times: 1 } }, upsert: true },
    }));
    await this.rows.bulkWrite(writes, { session, ordered: true });
  }
}

const rowOf = (id: string, row: number): string => `${id}/${row}`;
