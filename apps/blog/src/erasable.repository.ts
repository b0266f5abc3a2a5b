import { Injectable } from '@nestjs/common';
import { AuditTrail } from '@tedarik/outbox';
import { Database, type Erasable, type EraseSome } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { CommentRepository } from './comment/comment.repository.js';
import { commentDocuments } from './comment/comment.schema.js';
import { BlogCategories } from './managed-categories/blog-categories.js';
import { erasePost } from './post/post.js';
import { fromDocument, postDocuments, toDocument } from './post/post.schema.js';

const AT_ONCE = 50;

/** Erases deleted posts, categories and comments that still have their content; found by the indexes named 'erasable'. */
@Injectable()
export class ErasableRepository implements Erasable {
  readonly kinds: readonly EraseSome[] = [
    (session, deletedBefore) => this.erasePosts(session, deletedBefore),
    this.categories.eraseSome,
    (session, deletedBefore) => this.eraseComments(session, deletedBefore),
  ];
  private readonly posts = postDocuments(this.database.connection).collection;
  private readonly deletedComments = commentDocuments(this.database.connection).collection;

  constructor(
    private readonly database: Database,
    private readonly categories: BlogCategories,
    private readonly comments: CommentRepository,
    private readonly auditTrail: AuditTrail,
  ) {}

  /** Erases posts with their comments. */
  private async erasePosts(session: ClientSession, deletedBefore: Date): Promise<number> {
    const filter = { deletedAt: { $gt: new Date(0), $lt: deletedBefore }, title: { $gt: '' } };
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
  private async eraseComments(session: ClientSession, deletedBefore: Date): Promise<number> {
    const filter = { deletedAt: { $gt: new Date(0), $lt: deletedBefore } };
    const found = await this.deletedComments.find(filter, { session, limit: AT_ONCE, hint: 'erasable' }).toArray();
    await this.comments.remove(session, idsOf(found));
    await this.auditTrail.erase(session, 'blog-comment', idsOf(found));
    return found.length;
  }
}

const idsOf = (found: readonly { _id: string }[]) => found.map(({ _id }) => _id);
