import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Validators } from './address-files.js';

/** When a scheduled import runs next, and what became of its last run. */
export interface ScheduledRun extends Validators {
  /** Of the scheduled import. */
  _id: string;
  /** Of the scheduled import, as it was saved last. */
  revision: number;
  /** Null while it is paused or deleted. */
  dueAt: Date | null;
  /** Of the last try that ended with nothing: the others come first. */
  triedAt?: Date | null;
  lastRunAt: Date | null;
  /** Of an `imported` file its import tells what became of it. */
  outcome: 'imported' | 'unchanged' | 'failed' | null;
  /** Why the file could not be had. */
  reason: string | null;
  importId: string | null;
  /** How many runs have failed since the last that did not. */
  failures: number;
}

/** The state of scheduled imports, apart from what administrators write in their forms. */
@Injectable()
export class RunRepository {
  constructor(private readonly database: Database) {}

  async add(session: ClientSession, runs: readonly ScheduledRun[]): Promise<void> {
    await this.runs.insertMany([...runs], { session });
  }

  async set(session: ClientSession, id: string, change: Partial<ScheduledRun>): Promise<void> {
    await this.runs.updateOne({ _id: id }, { $set: change }, { session });
  }

  /** Changes a run unless it has been taken, planned otherwise or saved since it was read; answers whether it did. */
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

  /** Those that have waited longest, of them first those that were not tried in vain. */
  findDue(at: Date, limit: number): Promise<ScheduledRun[]> {
    return this.runs.find({ dueAt: { $lte: at } }, { sort: { triedAt: 1, dueAt: 1 }, limit }).toArray();
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
