import { PostChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, Database, LeasedWork, Leases, repeatedly } from '@tedarik/service-kit';
import { announced, announcementOf } from './post.js';
import { PostRepository } from './post.repository.js';

const LOOK_EVERY_MS = 5_000;
const LEASE_MS = 15_000;
const AT_ONCE = 100;

/**
 * Announces scheduled posts when their time has come (PUB-BLOG-18). Queries compare dates themselves, so a post is public
 * on the second; what was cached without it learns of it here.
 */
@Injectable()
export class ScheduledPosts extends LeasedWork {
  constructor(
    private readonly database: Database,
    private readonly posts: PostRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    leases: Leases,
  ) {
    super(leases, {
      name: 'scheduled-posts',
      ttlMs: LEASE_MS,
      lookEveryMs: LOOK_EVERY_MS,
      work: repeatedly(LOOK_EVERY_MS, () => this.announceDue()),
    });
  }

  /** Announces what is due now; answers how many. */
  async announceDue(): Promise<number> {
    const due = await this.posts.listDue(this.clock.now(), AT_ONCE);
    for (const id of due) await this.announce(id);
    return due.length;
  }

  private announce(id: string): Promise<void> {
    return this.database.transaction(async (session) => {
      const now = this.clock.now();
      const before = await this.posts.findById(id, session);
      // Edited meanwhile: withdrawn, deleted or moved to another day.
      if (!before?.announceAt || before.announceAt > now) return;
      const post = announced(before);
      await this.posts.save(session, post);
      const data = announcementOf(post, now);
      await this.outbox.append(session, PostChanged, { aggregateId: id, version: post.version, data });
    });
  }
}
