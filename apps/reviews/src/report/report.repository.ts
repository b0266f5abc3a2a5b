import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Report } from './report.js';

type ReportDocument = Omit<Report, 'id'> & { _id: string };

/** Who reported which review. A second report of the same person fails with MongoDB's duplicate key. */
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

  /** Oldest first. */
  async listOf(reviewId: string): Promise<Pick<Report, 'reason' | 'at'>[]> {
    const reports = await this.stored.model.find({ reviewId }).sort({ at: 1, _id: 1 }).lean<ReportDocument[]>();
    return reports.map(({ reason, at }) => ({ reason, at }));
  }

  /** Newest first. */
  async listBy(accountId: string): Promise<Pick<Report, 'reviewId' | 'reason' | 'at'>[]> {
    const reports = await this.stored.model.find({ accountId }).sort({ at: -1 }).lean<ReportDocument[]>();
    return reports.map(({ reviewId, reason, at }) => ({ reviewId, reason, at }));
  }

  /** What was reported stays counted; who did it is forgotten. */
  async forgetReporter(accountId: string): Promise<void> {
    await this.stored.collection.deleteMany({ accountId });
  }
}
