import { Injectable } from '@nestjs/common';
import type { ClientSession, Connection, mongo } from 'mongoose';
import { beginInTime } from '../tracing/deadline.js';

const PATIENCE_MS = 10_000;

/** Carries an error past the driver's own retries, which would go on for two minutes. */
class GivenUp extends Error {
  constructor(override readonly cause: unknown) {
    super('Transaction given up');
  }
}

/** A service's own database. */
@Injectable()
export class Database {
  constructor(readonly connection: Connection) {}

  /** The driver's database, for what mongoose has no part in. */
  get db(): mongo.Db {
    if (!this.connection.db) throw new Error('The database is used before it is connected');
    return this.connection.db;
  }

  /**
   * Runs `work` in a transaction and answers its result once it is on a majority's disks. Repeats it on conflicts and
   * lost connections for `patienceMs`, so `work` must do nothing but use the session; what it throws itself rolls back
   * and is thrown, and so is `deadline-passed` when whoever requested waits no more. Without MongoDB it fails after four seconds at most, as an outage.
   */
  async transaction<T>(work: (session: ClientSession) => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
    const giveUpAt = performance.now() + patienceMs;
    const attempt = async (session: ClientSession) => {
      beginInTime();
      try {
        return await work(session);
      } catch (error) {
        throw performance.now() > giveUpAt ? new GivenUp(error) : error;
      }
    };
    try {
      return await this.connection.transaction(attempt, {
        readConcern: { level: 'snapshot' },
        writeConcern: { w: 'majority', j: true },
        readPreference: 'primary',
      });
    } catch (error) {
      throw error instanceof GivenUp ? error.cause : error;
    }
  }
}
