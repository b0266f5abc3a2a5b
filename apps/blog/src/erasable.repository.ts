import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, Database, type Erasable, type EraseSome } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import { CommentRepository } from './comment/comment.repository.js';
import { commentDocuments, type CommentDocument } from './comment/comment.schema.js';
import { BlogCategories } from './managed-categories/blog-categories.js';
import { erasePost } from './post/post.js';
import { fromDocument, postDocuments, toDocument } from './post/post.schema.js';

const AT_ONCE = 50;
const REJECTED_KEPT_MS = 90 * 86_400_000;

/**
 * Erases deleted posts, categories and comments that still have their content, found by the indexes named 'erasable', and rejected comments
 * (GEN-21).
 */
@Injectable()
export class ErasableRepository implements Erasable {
  readonly kinds: readonly EraseSome[] = [
    (session, deletedBefore) => this.erasePosts(session, deletedBefore),
    this.categories.eraseSome,
    (session, deletedBefore) => this.eraseComments(session, 'erasable', { deletedAt: pastUntil(deletedBefore) }),
    (session) => this.eraseComments(session, 'rejected', { rejectedAt: pastUntil(this.rejectedBefore()) }),
  ];
  private readonly posts = postDocuments(this.database.connection).collection;
  private readonly storedComments = commentDocuments(this.database.connection).collection;

  constructor(
    private readonly database: Database,
    private readonly categories: BlogCategories,
    private readonly comments: CommentRepository,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Erases posts with their comments. */
  private async erasePosts(session: ClientSession, deletedBefore: Date): Promise<number> {
    const filter = { deletedAt: pastUntil(deletedBefore), title: { $gt: '' } };
    const found = await this.posts.find(filter, { session, limit: AT_ONCE, hint: 'erasable' }).toArray();
    for (const document of found) {
      const { _id, ...erased } = toDocument(erasePost(fromDocument(document)));
      await this.posts.replaceOne({ _id }, erased, { session });
      await this.auditTrail.erase(session, 'blog-comment', await this.comments.removeOfPost(session, _id));
    }
    await this.auditTrail.erase(session, 'blog-post', idsOf(found));
    return found.length;
  }

  /** Deletes comments completely, because they have no address of their own. */
  private async eraseComments(
    session: ClientSession,
    hint: string,
    due: mongo.Filter<CommentDocument>,
  ): Promise<number> {
    const found = await this.storedComments.find(due, { session, limit: AT_ONCE, hint }).toArray();
    await this.comments.remove(session, idsOf(found));
    await this.auditTrail.erase(session, 'blog-comment', idsOf(found));
    return found.length;
  }

  private rejectedBefore(): Date {
    return new Date(this.clock.now().getTime() - REJECTED_KEPT_MS);
  }
}

/** The times for which the partial indexes have entries, up to this one. */
const pastUntil = (before: Date) => ({ $gt: new Date(0), $lt: before });
const idsOf = (found: readonly { _id: string }[]) => found.map(({ _id }) => _id);
