import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Validators } from './address-files.js';

/** The next run of a scheduled import, and the result of the last one. */
export interface ScheduledRun extends Validators {
  /** Id of the scheduled import. */
  _id: string;
  /** Revision of the scheduled import when it was saved last. */
  revision: number;
  /** Null while it is paused or deleted. */
  dueAt: Date | null;
  /** Time of the last attempt that ended without a result; runs without one are tried first. */
  triedAt?: Date | null;
  lastRunAt: Date | null;
  /** For `imported`, the result is that of its import. */
  outcome: 'imported' | 'unchanged' | 'failed' | null;
  /** Why the file could not be fetched, or that all its rows were invalid. */
  reason: string | null;
  importId: string | null;
  /** Number of consecutive failed runs. */
  failures: number;
}

/** The state of scheduled imports, separate from the data that administrators edit. */
@Injectable()
export class RunRepository {
  constructor(private readonly database: Database) {}

  async add(session: ClientSession, runs: readonly ScheduledRun[]): Promise<void> {
    await this.runs.insertMany([...runs], { session });
  }

  async set(session: ClientSession, id: string, change: Partial<ScheduledRun>): Promise<void> {
    await this.runs.updateOne({ _id: id }, { $set: change }, { session });
  }

  /** Changes a run unless it was taken, rescheduled or saved since it was read. Returns whether it was changed. */
  async settle(
    session: ClientSession,
    { _id, dueAt, revision }: ScheduledRun,
    change: Partial<ScheduledRun>,
  ): Promise<boolean> {
    const { matchedCount } = await this.runs.updateOne({ _id, dueAt, revision }, { $set: change }, { session });
    return matchedCount > 0;
  }

  find(id: string, session?: ClientSession): Promise<ScheduledRun | null> {
    return this.runs.findOne({ _id: id }, { ...(session && { session }) });
  }

  async findAll(): Promise<ReadonlyMap<string, ScheduledRun>> {
    const all = await this.runs.find().toArray();
    return new Map(all.map((run) => [run._id, run]));
  }

  /** The runs that are due longest, but first those without a failed attempt. */
  async findDue(at: Date, limit: number, without: readonly string[]): Promise<ScheduledRun[]> {
    if (limit === 0) return []; // in MongoDB a limit of 0 is none
    const due = { dueAt: { $lte: at }, _id: { $nin: [...without] } };
    return this.runs.find(due, { sort: { triedAt: 1, dueAt: 1 }, limit }).toArray();
  }

  async triedInVain(id: string, triedAt: Date): Promise<void> {
    await this.runs.updateOne({ _id: id }, { $set: { triedAt } });
  }

  async remove(session: ClientSession, ids: readonly string[]): Promise<void> {
    await this.runs.deleteMany({ _id: { $in: [...ids] } }, { session });
  }

  private get runs() {
    return this.database.db.collection<ScheduledRun>('scheduledRuns');
  }
}
