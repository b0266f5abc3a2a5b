import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Post } from './post.js';

/** A post that lost its category when that was deleted; its id is the post's. */
interface ReleaseDocument {
  _id: string;
  categoryId: string;
  /** Of the post: another one later means that somebody has decided anew. */
  revision: number;
  at: Date;
}

/** Which posts lost their category when that was deleted: so long as this is remembered, it can be undone. */
@Injectable()
export class ReleasesRepository {
  private readonly stored = documentsOf<ReleaseDocument>('releases')(this.database.connection);

  constructor(private readonly database: Database) {}

  async remember(session: ClientSession, { id, revision }: Post, categoryId: string, at: Date): Promise<void> {
    const release = { categoryId, revision, at };
    await this.stored.collection.replaceOne({ _id: id }, release, { session, upsert: true });
  }

  /** Categories of which a post is remembered. */
  listCategoryIds(): Promise<string[]> {
    return this.stored.collection.distinct('categoryId');
  }

  /** Takes some of a category's out of memory, at most `limit`. */
  async take(session: ClientSession, categoryId: string, limit: number): Promise<ReleaseDocument[]> {
    const releases = await this.stored.collection.find({ categoryId }, { session, limit }).toArray();
    await this.stored.collection.deleteMany({ _id: { $in: releases.map(({ _id }) => _id) } }, { session });
    return releases;
  }
}
