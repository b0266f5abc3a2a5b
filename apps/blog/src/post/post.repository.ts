import { Injectable } from '@nestjs/common';
import { assertSaved, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Post } from './post.js';
import { postNotFound } from './post.errors.js';
import { fromDocument, postDocuments, toDocument, type PostDocument } from './post.schema.js';

/** Stores posts. A slug that is taken fails with MongoDB's duplicate-key error. */
@Injectable()
export class PostRepository {
  private readonly stored = postDocuments(this.database.connection);

  constructor(private readonly database: Database) {}

  async add(session: ClientSession, post: Post): Promise<void> {
    await this.stored.collection.insertOne(toDocument(post), { session });
  }

  /** Replaces the stored post with its next version. */
  async save(session: ClientSession, post: Post): Promise<void> {
    const { _id, ...document } = toDocument(post);
    const { matchedCount } = await this.stored.collection.replaceOne({ _id, version: post.version - 1 }, document, {
      session,
    });
    assertSaved(matchedCount, 'posts', [_id]);
  }

  /**
   * Reads a post that the transaction will change; a concurrent change restarts the transaction. Throws post-not-found, also for a deleted
   * post.
   */
  async getForUpdate(session: ClientSession, id: string): Promise<Post> {
    const document = await this.stored.model.findById(id).session(session).lean<PostDocument>();
    if (!document || document.deletedAt) throw postNotFound(id);
    return fromDocument(document);
  }

  async findById(id: string, session: ClientSession | null = null): Promise<Post | undefined> {
    return fromLean(await this.stored.model.findById(id).session(session).lean<PostDocument>());
  }

  /** Live posts of a category, in any status. */
  async listOfCategory(session: ClientSession, categoryId: string, limit: number): Promise<Post[]> {
    const found = this.stored.model.find({ categoryId, deletedAt: null }).limit(limit).session(session);
    return (await found.lean<PostDocument[]>()).map(fromDocument);
  }

  async findLiveBySlug(slug: string): Promise<Post | undefined> {
    return fromLean(await this.stored.model.findOne({ slug, deletedAt: null }).lean<PostDocument>());
  }

  async wasDeleted(slug: string): Promise<boolean> {
    return (await this.stored.model.exists({ slug, deletedAt: { $gt: new Date(0) } }).lean()) !== null;
  }

  /** Ids of scheduled posts whose time has come and that were not published as events yet, the earliest first. */
  async listDue(now: Date, limit: number): Promise<string[]> {
    const due = { announceAt: { $gt: new Date(0), $lte: now } };
    const found = await this.stored.model
      .find(due, { _id: 1 })
      .sort({ announceAt: 1 })
      .limit(limit)
      .lean<PostDocument[]>();
    return found.map(({ _id }) => _id);
  }
}

const fromLean = (document: PostDocument | null) => (document ? fromDocument(document) : undefined);
