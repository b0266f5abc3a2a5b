import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { Comment } from './comment.js';
import { commentDocuments, commentEmails } from './comment.schema.js';

type Status = Comment['status'];

const BUDGET_MS = 1_500;

/** Comments of any status that are not deleted, for editors. */
@Injectable()
export class ManagedCommentRepository {
  private readonly stored = commentDocuments(this.database.connection);
  private readonly emails = commentEmails(this.database.connection);

  constructor(private readonly database: Database) {}

  /** Comments of a status, newest first (ids rise with time). */
  async list({
    status,
    page,
    pageSize,
  }: {
    status: Status;
    page: number;
    pageSize: number;
  }): Promise<{ comments: Comment[]; total: number }> {
    const found = this.stored.collection
      .find({ status, deletedAt: null }, { maxTimeMS: BUDGET_MS })
      .sort({ _id: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize);
    const [documents, total] = await Promise.all([found.toArray(), this.countOf(status)]);
    return { comments: documents.map(({ _id, ...fields }) => ({ id: _id, ...fields })), total };
  }

  async count(): Promise<Record<Status, number>> {
    const [pending, approved, rejected] = await Promise.all([
      this.countOf('pending'),
      this.countOf('approved'),
      this.countOf('rejected'),
    ]);
    return { pending, approved, rejected };
  }

  /** Addresses by comment id, without those that were erased. */
  async emailsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.emails.collection.find({ _id: { $in: [...ids] } }).toArray();
    return new Map(found.map(({ _id, email }) => [_id, email]));
  }

  private countOf(status: Status): Promise<number> {
    return this.stored.collection.countDocuments({ status, deletedAt: null }, { maxTimeMS: BUDGET_MS });
  }
}
