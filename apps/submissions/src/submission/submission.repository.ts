import { SUBMISSIONS_A_PAGE, type SubmissionStatus } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { submissionNotFound } from './submission.errors.js';
import type { Submission } from './submission.js';
import { fromDocument, submissionDocuments, toDocument, type SubmissionDocument } from './submission.schema.js';

@Injectable()
export class SubmissionRepository {
  private readonly stored = submissionDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, submission: Submission): Promise<void> {
    await this.stored.collection.insertOne(toDocument(submission), { session });
  }

  /** Throws submission-not-found. */
  async get(id: string): Promise<Submission> {
    const document = await this.stored.model.findById(id).lean<SubmissionDocument>();
    if (!document) throw submissionNotFound(id);
    return fromDocument(document);
  }

  /** A page of them, newest first. */
  async list(status: SubmissionStatus | null, page: number): Promise<{ submissions: Submission[]; total: number }> {
    const filter = status ? { status } : {};
    const [documents, total] = await Promise.all([
      this.stored.model
        .find(filter)
        .sort({ createdAt: -1, _id: -1 })
        .skip((page - 1) * SUBMISSIONS_A_PAGE)
        .limit(SUBMISSIONS_A_PAGE)
        .lean<SubmissionDocument[]>(),
      this.stored.model.countDocuments(filter),
    ]);
    return { submissions: documents.map(fromDocument), total };
  }
}
