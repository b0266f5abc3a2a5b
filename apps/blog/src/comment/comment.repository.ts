import { Injectable } from '@nestjs/common';
import { assertSaved, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Comment } from './comment.js';
import { commentNotFound } from './comment.errors.js';
import { commentDocuments, commentEmails, type CommentDocument } from './comment.schema.js';

@Injectable()
export class CommentRepository {
  private readonly stored = commentDocuments(this.database.connection);
  private readonly emails = commentEmails(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, { id, ...fields }: Comment, email: string): Promise<void> {
    await this.stored.collection.insertOne({ _id: id, ...fields }, { session });
    await this.emails.collection.insertOne({ _id: id, email, at: fields.createdAt }, { session });
  }

  async save(session: ClientSession, { id, ...fields }: Comment): Promise<void> {
    const { matchedCount } = await this.stored.collection.replaceOne({ _id: id }, fields, { session });
    assertSaved(matchedCount, 'comments', [id]);
  }

  /** Deletes the comments and their e-mail addresses for good. */
  async remove(session: ClientSession, ids: readonly string[]): Promise<void> {
    const filter = { _id: { $in: [...ids] } };
    await this.stored.collection.deleteMany(filter, { session });
    await this.emails.collection.deleteMany(filter, { session });
  }

  /** Deletes all comments of a post. Returns their ids. */
  async removeOfPost(session: ClientSession, postId: string): Promise<string[]> {
    const found = await this.stored.collection.find({ postId }, { session, projection: { _id: 1 } }).toArray();
    const ids = found.map(({ _id }) => _id);
    await this.remove(session, ids);
    return ids;
  }

  /** Also finds a deleted comment. */
  async find(session: ClientSession, id: string): Promise<Comment | undefined> {
    const document = await this.stored.model.findById(id).session(session).lean<CommentDocument>();
    return document ? fromDocument(document) : undefined;
  }

  /**
   * Reads a comment that the transaction will change; a concurrent change restarts the transaction. Throws comment-not-found, also for a
   * deleted comment.
   */
  async getForUpdate(session: ClientSession, id: string): Promise<Comment> {
    const comment = await this.find(session, id);
    if (!comment || comment.deletedAt) throw commentNotFound(id);
    return comment;
  }

  /** Approved comments of a post after the given id, oldest first (ids rise with time). */
  async listApproved(postId: string, after: string | null, limit: number): Promise<Comment[]> {
    const filter = { postId, status: 'approved' as const, deletedAt: null, ...(after && { _id: { $gt: after } }) };
    const found = await this.stored.model.find(filter).sort({ _id: 1 }).limit(limit).lean<CommentDocument[]>();
    return found.map(fromDocument);
  }

  countApproved(session: ClientSession, postId: string): Promise<number> {
    return this.stored.collection.countDocuments({ postId, status: 'approved', deletedAt: null }, { session });
  }
}

const fromDocument = ({ _id, ...fields }: CommentDocument): Comment => ({ id: _id, ...fields });
