import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LeasedWork, Leases, repeatedly } from '@tedarik/service-kit';
import { NewBusinesses } from './new-businesses.js';
import { SearchMails } from './search-mails.js';

const LOOK_EVERY_MS = 10_000;
const LEASE_MS = 30_000;

/** Looks for new businesses and mails them. One replica does it. */
@Injectable()
export class SavedSearchesWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly work: LeasedWork;

  constructor(businesses: NewBusinesses, mails: SearchMails, leases: Leases) {
    this.work = new LeasedWork(leases, {
      name: 'saved-searches',
      ttlMs: LEASE_MS,
      lookEveryMs: LOOK_EVERY_MS,
      work: repeatedly(LOOK_EVERY_MS, async (signal) => {
        // First what was found already: that waits for neither the index nor the directory's list.
        await mails.sendDue(signal);
        await businesses.find(signal);
      }),
    });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }
}
