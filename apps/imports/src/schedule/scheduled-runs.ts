import { Injectable, Logger } from '@nestjs/common';
import { Clock, DomainError, LeasedWork, Leases, newId, runPeriodically } from '@tedarik/service-kit';
import { IncomingFiles } from '../file/incoming-files.js';
import { NewImports } from '../steps/new-imports.js';
import { AddressFiles } from './address-files.js';
import { RunOutcomes, RunSuperseded } from './run-outcomes.js';
import { RunRepository, type ScheduledRun } from './run.repository.js';
import { fileNameIn, type ScheduledImport, ScheduledImportStore, startOf } from './scheduled-import.js';

const LOOK_EVERY_MS = 5_000;
const LEASE_MS = 15_000;
/** Number of concurrent runs. */
const AT_ONCE = 4;

/** Runs by the id of their scheduled import. */
type RunsInProgress = Map<string, Promise<void>>;

/**
 * Runs scheduled imports that are due, in one replica at a time. A run is stored together with its import and its next time, so after a
 * kill it is repeated as a whole and never done twice.
 */
@Injectable()
export class ScheduledRuns extends LeasedWork {
  private readonly log = new Logger(ScheduledRuns.name);

  constructor(
    private readonly store: ScheduledImportStore,
    private readonly runs: RunRepository,
    private readonly outcomes: RunOutcomes,
    private readonly addresses: AddressFiles,
    private readonly files: IncomingFiles,
    private readonly newImports: NewImports,
    private readonly clock: Clock,
    leases: Leases,
  ) {
    super(leases, {
      name: 'scheduled-imports',
      ttlMs: LEASE_MS,
      lookEveryMs: LOOK_EVERY_MS,
      work: (signal) => this.runAll(signal),
    });
  }

  /** Looks for due runs without waiting for the ones in progress: a slow server delays only its own schedule. */
  private async runAll(signal: AbortSignal): Promise<void> {
    const running: RunsInProgress = new Map();
    const failed = new AbortController();
    const any = AbortSignal.any([signal, failed.signal]);
    try {
      await runPeriodically(LOOK_EVERY_MS, () => this.startDue(any, running))(signal);
    } finally {
      failed.abort();
      await Promise.all(running.values());
    }
  }

  /**
   * Starts due runs while fewer than AT_ONCE are in progress, and adds them to those. Runs that were missed during a downtime are made up
   * for by one run.
   */
  async startDue(signal: AbortSignal, running: RunsInProgress = new Map()): Promise<RunsInProgress> {
    const due = await this.runs.findDue(this.clock.now(), AT_ONCE - running.size, [...running.keys()]);
    for (const scheduled of await this.store.findByIds(due.map(({ _id }) => _id))) {
      const run = due.find(({ _id }) => _id === scheduled.id)!;
      running.set(
        run._id,
        this.runOrWait(scheduled, run, signal).finally(() => running.delete(run._id)),
      );
    }
    return running;
  }

  private async runOrWait(scheduled: ScheduledImport, run: ScheduledRun, signal: AbortSignal): Promise<void> {
    try {
      await this.run(scheduled, run, signal);
    } catch (error) {
      if (error instanceof RunSuperseded || signal.aborted) return;
      this.log.warn(`${run._id} waits: ${error instanceof DomainError ? error.code : String(error)}`);
      await this.runs.triedInVain(run._id, this.clock.now()).catch((cause: unknown) => this.log.warn(String(cause)));
    }
  }

  private async run(scheduled: ScheduledImport, run: ScheduledRun, signal: AbortSignal): Promise<void> {
    try {
      const found = await this.addresses.open(scheduled.url, run, signal);
      if (!found) return await this.outcomes.unchanged(run);
      const { bytes, etag, lastModified } = found;
      const { fileId } = await this.files.take(fileNameIn(scheduled.url), scheduled.sheet, bytes);
      const importId = newId();
      await this.newImports.startBySchedule(importId, startOf(scheduled, fileId), scheduled, (session) =>
        this.outcomes.started(session, run, importId, { etag, lastModified }),
      );
    } catch (error) {
      signal.throwIfAborted();
      // When one of our own services is unreachable, the run is retried.
      if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
      const { reason = error.code } = (error.details ?? {}) as { reason?: string };
      await this.outcomes.failed(run, reason);
    }
  }
}
