import { Injectable } from '@nestjs/common';
import { LeasedWork, Leases, repeatedly } from '@tedarik/service-kit';
import { Holding } from './holding.js';

const LOOK_EVERY_MS = 2_000;
const LEASE_MS = 15_000;

/** Lets the rules look at what was written. One replica does it; what was missed while nothing ran is made up for. */
@Injectable()
export class HoldingWatch extends LeasedWork {
  constructor(holding: Holding, leases: Leases) {
    super(leases, {
      name: 'review-holding',
      ttlMs: LEASE_MS,
      lookEveryMs: LOOK_EVERY_MS,
      work: repeatedly(LOOK_EVERY_MS, (signal) => holding.judgeDue(signal)),
    });
  }
}
