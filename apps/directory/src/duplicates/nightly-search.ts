import { Injectable } from '@nestjs/common';
import { LeasedWork, Leases, repeatedly } from '@tedarik/service-kit';
import { DuplicatesSearch } from './duplicates-search.js';

const LOOK_EVERY_MS = 5_000;
const LEASE_MS = 30_000;

/** Searches for duplicates every night and on request, in one replica at a time. */
@Injectable()
export class NightlySearch extends LeasedWork {
  constructor(search: DuplicatesSearch, leases: Leases) {
    super(leases, {
      name: 'duplicates',
      ttlMs: LEASE_MS,
      lookEveryMs: LOOK_EVERY_MS,
      work: repeatedly(LOOK_EVERY_MS, (signal) => search.searchIfDue(signal)),
    });
  }
}
