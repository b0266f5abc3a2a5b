import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

interface PostViews {
  _id: string;
  views: number;
}

/** Number of views per post. Stored separately and incremented, so that a view changes neither the version nor the revision of the post. */
@Injectable()
export class PostViewsRepository {
  constructor(private readonly database: Database) {}

  async add(postId: string): Promise<void> {
    await this.stored.updateOne({ _id: postId }, { $inc: { views: 1 } }, { upsert: true });
  }

  /** Views by post id; posts without views are missing. */
  async of(postIds: readonly string[]): Promise<Map<string, number>> {
    const found = await this.stored.find({ _id: { $in: [...postIds] } }).toArray();
    return new Map(found.map(({ _id, views }) => [_id, views]));
  }

  private get stored(): mongo.Collection<PostViews> {
    return this.database.db.collection<PostViews>('postViews');
  }
}
