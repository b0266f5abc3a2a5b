import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import type { Post } from './post.js';

/** A post that lost its category when the category was deleted; the id is that of the post. */
interface ReleaseDocument {
  _id: string;
  categoryId: string;
  /** Revision of the post; a later one means that an editor has chosen a category again. */
  revision: number;
  at: Date;
}

/** Posts that lost their category when it was deleted; while these rows exist, the deletion can be undone. */
@Injectable()
export class ReleasesRepository {
  private readonly stored = documentsOf<ReleaseDocument>('releases')(this.database.connection);

  constructor(private readonly database: Database) {}

  async remember(session: ClientSession, { id, revision }: Post, categoryId: string, at: Date): Promise<void> {
    const release = { categoryId, revision, at };
    await this.stored.collection.replaceOne({ _id: id }, release, { session, upsert: true });
  }

  /** Ids of categories with at least one row. */
  listCategoryIds(): Promise<string[]> {
    return this.stored.collection.distinct('categoryId');
  }

  /** Deletes and returns at most `limit` rows of a category. */
  async take(session: ClientSession, categoryId: string, limit: number): Promise<ReleaseDocument[]> {
    const releases = await this.stored.collection.find({ categoryId }, { session, limit }).toArray();
    await this.stored.collection.deleteMany({ _id: { $in: releases.map(({ _id }) => _id) } }, { session });
    return releases;
  }
}
