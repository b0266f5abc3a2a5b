import { Injectable } from '@nestjs/common';
import { Database, without } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { eraseCategory } from '../category/category.js';
import { categoryDocuments } from '../category/category.schema.js';
import { CommentRepository } from '../comment/comment.repository.js';
import { erasePost } from '../post/post.js';
import { fromDocument, postDocuments, toDocument } from '../post/post.schema.js';

/** Deleted posts and categories that still have their content: what their indexes named 'erasable' hold. */
@Injectable()
export class ErasableRepository {
  private readonly posts = postDocuments(this.database.connection).collection;
  private readonly categories = categoryDocuments(this.database.connection).collection;

  constructor(
    private readonly database: Database,
    private readonly comments: CommentRepository,
  ) {}

  /** With their comments. Answers how many. */
  async erasePosts(session: ClientSession, deletedBefore: Date, limit: number): Promise<number> {
    const filter = { deletedAt: { $gt: new Date(0), $lt: deletedBefore }, title: { $gt: '' } };
    const found = await this.posts.find(filter, { session, limit, hint: 'erasable' }).toArray();
    for (const document of found) {
      const { _id, ...erased } = toDocument(erasePost(fromDocument(document)));
      await this.posts.replaceOne({ _id }, erased, { session });
      await this.comments.removeOfPost(session, _id);
    }
    return found.length;
  }

  /** Answers how many. */
  async eraseCategories(session: ClientSession, deletedBefore: Date, limit: number): Promise<number> {
    const filter = { deletedAt: { $gt: new Date(0), $lt: deletedBefore }, name: { $gt: '' } };
    const found = await this.categories.find(filter, { session, limit, hint: 'erasable' }).toArray();
    for (const { _id, ...fields } of found) {
      const erased = eraseCategory({ id: _id, ...fields });
      await this.categories.replaceOne({ _id }, without(erased, ['id']), { session });
    }
    return found.length;
  }
}
