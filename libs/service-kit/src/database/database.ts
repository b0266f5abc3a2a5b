import { Injectable } from '@nestjs/common';
import { type ClientSession, type Connection, mongo } from 'mongoose';
import { assertDeadlineNotPassed } from '../tracing/deadline.js';

const TIMEOUT_MS = 10_000;

/** Wraps an error so that the driver does not retry it, which it would do for two minutes. */
class GivenUp extends Error {
  constructor(override readonly cause: unknown) {
    super('Transaction given up');
  }
}

/** A service's own database. */
@Injectable()
export class Database {
  constructor(readonly connection: Connection) {}

  /** The driver's database, for code that does not use mongoose. */
  get db(): mongo.Db {
    if (!this.connection.db) throw new Error('The database is used before it is connected');
    return this.connection.db;
  }

  /**
   * Runs `work` in a transaction and returns its result once it is on the disks of a majority. Retries it for `timeoutMs` on conflicts and
   * lost connections, so `work` must have no effects outside the session. An error of `work` rolls back and is thrown, and so is
   * `deadline-passed` when the caller no longer waits. Fails as an outage within four seconds if MongoDB is down.
   */
  async transaction<T>(work: (session: ClientSession) => Promise<T>, timeoutMs = TIMEOUT_MS): Promise<T> {
    const giveUpAt = performance.now() + timeoutMs;
    const attempt = async (session: ClientSession) => {
      assertDeadlineNotPassed();
      mendCommit(session);
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

/**
 * The driver expects a failing commit to throw its own errors, and does not handle a socket error. With a socket error the outcome is
 * unknown as well.
 */
function mendCommit(session: ClientSession): void {
  session.commitTransaction = async () => {
    try {
      await mongo.ClientSession.prototype.commitTransaction.call(session);
    } catch (error) {
      if (!(error instanceof Error) || error instanceof mongo.MongoError) throw error;
      const unknown = new mongo.MongoNetworkError('The connection broke off during a commit', { cause: error });
      unknown.addErrorLabel('UnknownTransactionCommitResult');
      throw unknown;
    }
  };
}
