import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LeasedWork, Leases, repeatedly } from '@tedarik/service-kit';
import { BulkEditWork } from './bulk-edit-work.js';

const LOOK_EVERY_MS = 1_000;
const LEASE_MS = 10_000;

/** Goes on with bulk edits. One replica does it; what it leaves unfinished another one goes on with. */
@Injectable()
export class BulkEditWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly work: LeasedWork;

  constructor(work: BulkEditWork, leases: Leases) {
    this.work = new LeasedWork(leases, {
      name: 'bulk-edits',
      ttlMs: LEASE_MS,
      lookEveryMs: LOOK_EVERY_MS,
      work: repeatedly(LOOK_EVERY_MS, (signal) => work.execute(signal)),
    });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }
}
