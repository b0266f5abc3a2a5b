import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock, Database, LeasedWork, Leases, repeatedly } from '@tedarik/service-kit';
import { ErasableRepository } from './erasable.repository.js';

/** For as long a deletion can be undone. */
const KEPT_MS = 30 * 24 * 3_600_000;
const LOOK_EVERY_MS = 3_600_000;
const LEASE_MS = 60_000;
const AT_ONCE = 50;

/** Erases what was deleted thirty days ago; what is left is the tombstone: id, address and version. */
@Injectable()
export class Erasure implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly work: LeasedWork;

  constructor(
    private readonly database: Database,
    private readonly erasable: ErasableRepository,
    private readonly clock: Clock,
    leases: Leases,
  ) {
    this.work = new LeasedWork(leases, {
      name: 'erasure',
      ttlMs: LEASE_MS,
      lookEveryMs: LEASE_MS,
      work: repeatedly(LOOK_EVERY_MS, (signal) => this.eraseDue(signal)),
    });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }

  /** Erases what is due now, some at a time; what is restored meanwhile stays. */
  async eraseDue(signal?: AbortSignal): Promise<void> {
    const deletedBefore = new Date(this.clock.now().getTime() - KEPT_MS);
    const { database, erasable } = this;
    const posts = () => database.transaction((session) => erasable.erasePosts(session, deletedBefore, AT_ONCE));
    const categories = () =>
      database.transaction((session) => erasable.eraseCategories(session, deletedBefore, AT_ONCE));
    while (!signal?.aborted && (await posts()) > 0);
    while (!signal?.aborted && (await categories()) > 0);
  }
}
