import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';

interface HoldDocument {
  _id: string;
  times: number;
}

/** Rows per record: those who hold the same one at once then seldom start again because of each other. */
const ROWS = 32;

/**
 * Keeps whoever points at a record and whoever deletes it out of each other's blind spot: a transaction does not see what
 * another one is about to commit. Both write a row of the record, so one of the two waits for the other, or starts again.
 */
@Injectable()
export class Holds {
  private readonly rows = this.database.db.collection<HoldDocument>('holds');

  constructor(private readonly database: Database) {}

  /** Of a transaction that stores ids of these records: one row of each. */
  hold(session: ClientSession, ids: readonly string[]): Promise<void> {
    return this.touch(
      session,
      [...new Set(ids)].sort().map((id) => rowOf(id, Math.floor(Math.random() * ROWS))),
    );
  }

  /** Of a transaction that deletes the record: all its rows. */
  claim(session: ClientSession, id: string): Promise<void> {
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
