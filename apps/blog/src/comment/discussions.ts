import { CommentsChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Database } from '@tedarik/service-kit';
import type { ClientSession, mongo } from 'mongoose';
import { CommentRepository } from './comment.repository.js';

/** Number of approved comments of a post. `version` rises with each count and orders the events. */
interface Discussion {
  _id: string;
  version: number;
  commentCount: number;
}

/** The number of approved comments per post; counted again after every decision, never incremented. */
@Injectable()
export class Discussions {
  constructor(
    private readonly database: Database,
    private readonly comments: CommentRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Counts again and publishes the number, in the transaction of the decision. */
  async recount(session: ClientSession, postId: string): Promise<void> {
    // The row is written first, so that two concurrent decisions cannot miss each other.
    const taken = await this.stored.findOneAndUpdate(
      { _id: postId },
      { $inc: { version: 1 } },
      { session, upsert: true, returnDocument: 'after' },
    );
    const version = taken?.version ?? 1;
    const commentCount = await this.comments.countApproved(session, postId);
    await this.stored.updateOne({ _id: postId }, { $set: { commentCount } }, { session });
    await this.outbox.append(session, CommentsChanged, {
      aggregateId: postId,
      version,
      data: { postId, commentCount },
    });
  }

  async countOf(postId: string): Promise<number> {
    return (await this.stored.findOne({ _id: postId }))?.commentCount ?? 0;
  }

  private get stored(): mongo.Collection<Discussion> {
    return this.database.db.collection<Discussion>('discussions');
  }
}
