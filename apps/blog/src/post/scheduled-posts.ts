import { PostChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, Database, LeasedWork, Leases, runPeriodically } from '@tedarik/service-kit';
import { announced, announcementOf } from './post.js';
import { PostRepository } from './post.repository.js';

const LOOK_EVERY_MS = 5_000;
const LEASE_MS = 15_000;
const AT_ONCE = 100;

/**
 * Publishes an event when the time of a scheduled post has come (PUB-BLOG-18). Queries compare dates themselves, so the post is public on
 * time; the event lets caches drop old pages.
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
      work: runPeriodically(LOOK_EVERY_MS, () => this.announceDue()),
    });
  }

  /** Announces all posts that are due. Returns their number. */
  async announceDue(): Promise<number> {
    const due = await this.posts.listDue(this.clock.now(), AT_ONCE);
    for (const id of due) await this.announce(id);
    return due.length;
  }

  private announce(id: string): Promise<void> {
    return this.database.transaction(async (session) => {
      const now = this.clock.now();
      const before = await this.posts.findById(id, session);
      // The post was edited meanwhile: withdrawn, deleted or rescheduled.
      if (!before?.announceAt || before.announceAt > now) return;
      const post = announced(before);
      await this.posts.save(session, post);
      const data = announcementOf(post, now);
      await this.outbox.append(session, PostChanged, { aggregateId: id, version: post.version, data });
    });
  }
}
