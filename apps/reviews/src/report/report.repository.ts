import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Report } from './report.js';

type ReportDocument = Omit<Report, 'id'> & { _id: string };

/** Reports of reviews. A second report by the same account fails with MongoDB's duplicate-key error. */
@Injectable()
export class ReportRepository {
  private readonly stored = documentsOf<ReportDocument>('reports')(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, { id, ...fields }: Report): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
  }

  async exists(session: ClientSession, reviewId: string, accountId: string): Promise<boolean> {
    const found = await this.stored.model.exists({ reviewId, accountId }).session(session).lean<ReportDocument>();
    return found !== null;
  }

  /** The reports of a review, oldest first. */
  async listOf(reviewId: string): Promise<Pick<Report, 'reason' | 'at'>[]> {
    const reports = await this.stored.model.find({ reviewId }).sort({ at: 1, _id: 1 }).lean<ReportDocument[]>();
    return reports.map(({ reason, at }) => ({ reason, at }));
  }

  /** The reports of an account, newest first. */
  async listBy(accountId: string): Promise<Pick<Report, 'reviewId' | 'reason' | 'at'>[]> {
    const reports = await this.stored.model.find({ accountId }).sort({ at: -1 }).lean<ReportDocument[]>();
    return reports.map(({ reviewId, reason, at }) => ({ reviewId, reason, at }));
  }

  /** Deletes the reports of an erased account; the counts of the reviews stay. */
  async forgetReporter(accountId: string): Promise<void> {
    await this.stored.collection.deleteMany({ accountId });
  }
}
