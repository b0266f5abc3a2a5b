import { Injectable } from '@nestjs/common';
import { LeasedWork, Leases, runPeriodically } from '@tedarik/service-kit';
import { NewBusinesses } from './new-businesses.js';
import { SearchMails } from './search-mails.js';

const LOOK_EVERY_MS = 10_000;
const LEASE_MS = 30_000;

/** Looks for new businesses and mails them, in one replica at a time. */
@Injectable()
export class SavedSearchesWatch extends LeasedWork {
  constructor(businesses: NewBusinesses, mails: SearchMails, leases: Leases) {
    super(leases, {
      name: 'saved-searches',
      ttlMs: LEASE_MS,
      lookEveryMs: LOOK_EVERY_MS,
      work: runPeriodically(LOOK_EVERY_MS, async (signal) => {
        // Mails come first: they need neither the index nor the directory's list.
        await mails.sendDue(signal);
        await businesses.find(signal);
      }),
    });
  }
}
