import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { FailedWork } from './failed-work.schema.js';

/** Work that can fail: the reading of a file (`chunk` null), or one of its chunks. */
export type Work = Pick<FailedWork, 'importId' | 'chunk'>;

/** Number of failed and of exhausted files and chunks. */
export type FailureCounts = Record<'files' | 'chunks', { failed: number; exhausted: number }>;

/** Work that failed this often is exhausted: it is retried only when an administrator requests it. */
export const TRIES = 5;

const EXHAUSTED = { times: { $gte: TRIES } };
const idOf = ({ importId, chunk }: Work): string => (chunk === null ? importId : `${importId}/${chunk}`);

/** Failures of work. Stored here because the queue stores nothing about jobs that ended. */
@Injectable()
export class FailureRepository {
  constructor(@InjectModel(FailedWork.name) private readonly failures: Model<FailedWork>) {}

  /** Counts one more failure. Returns the total for this work. */
  async add(work: Work, reason: string, at: Date): Promise<number> {
    const { times } = await this.failures
      .findOneAndUpdate(
        { _id: idOf(work) },
        { $set: { ...work, reason, at }, $inc: { times: 1 } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<FailedWork>()
      .orFail();
    return times;
  }

  find(work: Work): Promise<FailedWork | null> {
    return this.failures.findById(idOf(work)).lean<FailedWork>().exec();
  }

  /** Deletes the failures of work that succeeded. */
  async clear(work: Work): Promise<void> {
    await this.failures.deleteOne({ _id: idOf(work) });
  }

  /** Deletes and returns a failure, after a decision by an administrator; null when there is none. */
  take(session: ClientSession, work: Work): Promise<FailedWork | null> {
    return this.failures
      .findOneAndDelete({ _id: idOf(work) }, { session })
      .lean<FailedWork>()
      .exec();
  }

  async isExhausted(work: Work): Promise<boolean> {
    return (await this.failures.exists({ _id: idOf(work), ...EXHAUSTED })) !== null;
  }

  /** Exhausted work of an import: chunk numbers, and null for its file. */
  async exhaustedOf(importId: string): Promise<ReadonlySet<number | null>> {
    const exhausted = await this.failures.find({ importId, ...EXHAUSTED }, { chunk: 1 }).lean<FailedWork[]>();
    return new Set(exhausted.map(({ chunk }) => chunk));
  }

  /** The latest failures, newest first. */
  latest(limit: number): Promise<FailedWork[]> {
    return this.failures.find().sort({ at: -1 }).limit(limit).lean<FailedWork[]>().exec();
  }

  async count(): Promise<FailureCounts> {
    const [files, chunks] = await Promise.all([this.countOf({ chunk: null }), this.countOf({ chunk: { $ne: null } })]);
    return { files, chunks };
  }

  private async countOf(filter: object): Promise<FailureCounts['files']> {
    const [failed, exhausted] = await Promise.all([
      this.failures.countDocuments(filter),
      this.failures.countDocuments({ ...filter, ...EXHAUSTED }),
    ]);
    return { failed, exhausted };
  }
}
