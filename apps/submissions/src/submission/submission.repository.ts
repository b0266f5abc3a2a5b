import { SubmissionDecision, type SubmissionStatus } from '@tedarik/commands';
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

  /** With a session, a concurrent change restarts the transaction. Throws submission-not-found. */
  async get(id: string, session: ClientSession | null = null): Promise<Submission> {
    const document = await this.stored.model.findById(id).session(session).lean<SubmissionDocument>();
    if (!document) throw submissionNotFound(id);
    return fromDocument(document);
  }

  async save(session: ClientSession, submission: Submission): Promise<void> {
    const { _id, ...document } = toDocument(submission);
    await this.stored.collection.replaceOne({ _id }, document, { session });
  }

  async remove(session: ClientSession, { id }: Submission): Promise<void> {
    await this.stored.collection.deleteOne({ _id: id }, { session });
  }

  /** A page of submissions, newest first. */
  async list(
    status: SubmissionStatus | null,
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<{ submissions: Submission[]; total: number }> {
    const filter = filterOf(status);
    const [documents, total] = await Promise.all([
      this.stored.model
        .find(filter)
        .sort({ createdAt: -1, _id: -1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<SubmissionDocument[]>(),
      this.count(status),
    ]);
    return { submissions: documents.map(fromDocument), total };
  }

  /** Without a status, the number comes from the collection's metadata without reading documents. */
  private count(status: SubmissionStatus | null): Promise<number> {
    return status ? this.stored.model.countDocuments(filterOf(status)) : this.stored.model.estimatedDocumentCount();
  }
}

/** Everything without a decision is pending, including an unknown status. */
function filterOf(status: SubmissionStatus | null): object {
  if (!status) return {};
  return status === 'pending' ? { status: { $nin: SubmissionDecision.options } } : { status };
}
