import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LeasedWork, Leases } from '@tedarik/service-kit';
import { CategoryPosts } from './category-posts.js';

const LOOK_EVERY_MS = 60_000;
const LEASE_MS = 15_000;

/** Looks every minute whether posts still stand in a category that is gone, as after a process that ended in the middle. */
@Injectable()
export class UnfinishedCategories implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly work: LeasedWork;

  constructor(
    private readonly posts: CategoryPosts,
    leases: Leases,
  ) {
    this.work = new LeasedWork(leases, {
      name: 'unfinished-categories',
      ttlMs: LEASE_MS,
      lookEveryMs: LEASE_MS,
      work: (signal) => this.watch(signal),
    });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }

  private async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.posts.finish();
      await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
