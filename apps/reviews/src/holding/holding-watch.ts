import { Injectable } from '@nestjs/common';
import { LeasedWork, Leases, repeatedly } from '@tedarik/service-kit';
import { Holding } from './holding.js';

const LOOK_EVERY_MS = 2_000;
const LEASE_MS = 15_000;

/** Applies the rules about attacks to new reviews, in one replica at a time. Reviews written during a downtime are judged afterwards. */
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
