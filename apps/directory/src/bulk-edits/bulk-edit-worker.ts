import { Injectable } from '@nestjs/common';
import { LeasedWork, Leases, repeatedly } from '@tedarik/service-kit';
import { BulkEditWork } from './bulk-edit-work.js';

const LOOK_EVERY_MS = 1_000;
const LEASE_MS = 10_000;

/** Runs bulk edits in one replica at a time. If that replica stops, another one continues the unfinished edits. */
@Injectable()
export class BulkEditWorker extends LeasedWork {
  constructor(work: BulkEditWork, leases: Leases) {
    super(leases, {
      name: 'bulk-edits',
      ttlMs: LEASE_MS,
      lookEveryMs: LOOK_EVERY_MS,
      work: repeatedly(LOOK_EVERY_MS, (signal) => work.execute(signal)),
    });
  }
}
