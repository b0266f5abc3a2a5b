import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { mongo } from 'mongoose';

interface PostViews {
  _id: string;
  views: number;
}

/** Openings per post: one increment each, beside the post, so that being read changes neither its version nor its form. */
@Injectable()
export class PostViewsRepository {
  constructor(private readonly database: Database) {}

  async add(postId: string): Promise<void> {
    await this.stored.updateOne({ _id: postId }, { $inc: { views: 1 } }, { upsert: true });
  }

  /** Posts that nobody has opened are not in it. */
  async of(postIds: readonly string[]): Promise<Map<string, number>> {
    const found = await this.stored.find({ _id: { $in: [...postIds] } }).toArray();
    return new Map(found.map(({ _id, views }) => [_id, views]));
  }

  private get stored(): mongo.Collection<PostViews> {
    return this.database.db.collection<PostViews>('postViews');
  }
}
