import { Injectable } from '@nestjs/common';
import { LeasedWork, Leases, repeatedly } from '@tedarik/service-kit';
import { CategoryPosts } from './category-posts.js';

const LOOK_EVERY_MS = 60_000;
const LEASE_MS = 15_000;

/** Looks every minute for posts that are still in a deleted category, e.g. after a process ended in the middle. */
@Injectable()
export class UnfinishedCategories extends LeasedWork {
  constructor(posts: CategoryPosts, leases: Leases) {
    super(leases, {
      name: 'unfinished-categories',
      ttlMs: LEASE_MS,
      lookEveryMs: LEASE_MS,
      work: repeatedly(LOOK_EVERY_MS, () => posts.finish()),
    });
  }
}
