import { PostChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import { announcementOf, backInCategory, withoutCategory } from '../post/post.js';
import { PostRepository } from '../post/post.repository.js';
import { ReleasesRepository } from '../post/releases.repository.js';
import { CategoryRepository } from '../category/category.repository.js';

const POSTS_AT_ONCE = 50;

/** Updates the posts of a category that was deleted or restored, afterwards and in small transactions. */
@Injectable()
export class CategoryPosts {
  constructor(
    private readonly database: Database,
    private readonly categories: CategoryRepository,
    private readonly posts: PostRepository,
    private readonly releases: ReleasesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Removes the posts from a deleted category. Idempotent; continues where an interrupted run stopped. */
  async release(categoryId: string): Promise<void> {
    while ((await this.releaseSome(categoryId)) === POSTS_AT_ONCE);
  }

  /** Puts back the posts that were not saved since. Idempotent; continues where an interrupted run stopped. */
  async bringBack(categoryId: string): Promise<void> {
    while ((await this.bringSomeBack(categoryId)) === POSTS_AT_ONCE);
  }

  /** Completes the work of a process that ended in the middle. */
  async finish(): Promise<void> {
    for (const id of await this.categories.listDeletedIds()) await this.release(id);
    for (const id of await this.releases.listCategoryIds()) {
      if (await this.categories.exists(null, id)) await this.bringBack(id);
    }
  }

  private releaseSome(categoryId: string): Promise<number> {
    return this.database.transaction(async (session) => {
      const now = this.clock.now();
      // The category was restored meanwhile, so its posts stay in it.
      if (await this.categories.exists(session, categoryId)) return 0;
      const posts = await this.posts.listOfCategory(session, categoryId, POSTS_AT_ONCE);
      for (const before of posts) {
        const post = withoutCategory(before, now);
        const { id, version } = post;
        await this.posts.save(session, post);
        await this.releases.remember(session, post, categoryId, now);
        const data = announcementOf(post, now);
        await this.outbox.append(session, PostChanged, { aggregateId: id, version, data });
      }
      return posts.length;
    });
  }

  private bringSomeBack(categoryId: string): Promise<number> {
    return this.database.transaction(async (session) => {
      const now = this.clock.now();
      // The category was deleted again meanwhile, so its posts stay without it.
      if (!(await this.categories.lock(session, categoryId))) return 0;
      const releases = await this.releases.take(session, categoryId, POSTS_AT_ONCE);
      for (const { _id: id, revision } of releases) {
        const before = await this.posts.findById(id, session);
        if (!before || before.deletedAt || before.revision !== revision) continue;
        const post = backInCategory(before, categoryId, now);
        const { version } = post;
        await this.posts.save(session, post);
        await this.outbox.append(session, PostChanged, { aggregateId: id, version, data: announcementOf(post, now) });
      }
      return releases.length;
    });
  }
}
