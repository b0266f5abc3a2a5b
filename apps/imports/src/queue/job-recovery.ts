import { Injectable } from '@nestjs/common';
import { LeasedWork, Leases, runPeriodically } from '@tedarik/service-kit';
import { ImportRepository } from '../import/import.repository.js';
import { ImportJobs } from './import-jobs.js';

const EVERY_MS = 5_000;
const LEASE_MS = 10_000;

/** Enqueues the jobs of all unfinished imports again, in case Redis lost them; in one replica at a time. */
@Injectable()
export class JobRecovery extends LeasedWork {
  constructor(
    private readonly imports: ImportRepository,
    private readonly jobs: ImportJobs,
    leases: Leases,
  ) {
    super(leases, {
      name: 'import-job-recovery',
      ttlMs: LEASE_MS,
      lookEveryMs: EVERY_MS,
      work: runPeriodically(EVERY_MS, () => this.enqueueUnfinished()),
    });
  }

  /** One round over all imports with work left. */
  async enqueueUnfinished(): Promise<void> {
    for (const found of await this.imports.findAtWork()) await this.jobs.enqueue(found);
  }
}
