import { Inject, Injectable } from '@nestjs/common';
import { IMPORTER } from '@tedarik/events';
import { SCHEDULED_IMPORT } from '@tedarik/fields';
import { Mails } from '@tedarik/mail';
import { AuditTrail } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { type EndCounts, type HoldReason, ImportEndListener } from '../import/import-end-listener.js';
import type { Import } from '../import/import.schema.js';
import type { Validators } from './address-files.js';
import { areAllInvalid, RunReports } from './run-reports.js';
import { RunRepository, type ScheduledRun } from './run.repository.js';
import { plannedAfter, type ScheduledImport, ScheduledImportStore } from './scheduled-import.js';

/** After this many consecutive failures a scheduled import is paused. */
const MOST_FAILURES = 5;

/** Another replica took the run, or its schedule was changed meanwhile: this attempt stores nothing. */
export class RunSuperseded extends Error {}

/** Stores the results of runs, plans the next ones and writes reports, all in one transaction per run. */
@Injectable()
export class RunOutcomes extends ImportEndListener {
  constructor(
    private readonly database: Database,
    private readonly store: ScheduledImportStore,
    private readonly runs: RunRepository,
    private readonly reports: RunReports,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
    /** Null where mails cannot be sent. */
    @Inject(Mails) private readonly mails: Mails | null,
  ) {
    super();
  }

  /** The file is unchanged since the last import. Throws RunSuperseded, as all methods for a run do. */
  unchanged(run: ScheduledRun): Promise<void> {
    return this.database.transaction(async (session) => {
      await this.settle(session, run, { outcome: 'unchanged', reason: null, failures: 0 });
    });
  }

  /** The file could not be fetched. */
  failed(run: ScheduledRun, reason: string): Promise<void> {
    return this.database.transaction(async (session) => {
      const failures = run.failures + 1;
      const scheduled = await this.settle(session, run, { outcome: 'failed', reason, failures });
      const isPaused = await this.pauseIfHopeless(session, scheduled, failures);
      await this.write(session, scheduled, { reason, isPaused });
    });
  }

  /** Records a run whose import starts in this transaction. */
  async started(session: ClientSession, run: ScheduledRun, importId: string, validators: Validators): Promise<void> {
    await this.settle(session, run, { outcome: 'imported', reason: null, importId, ...validators });
  }

  /**
   * Reports an import that changed something or failed. One whose rows were all invalid has failed too. After a failed import, the same
   * file counts as new at the next run, because what was wrong may be the mapping of its columns.
   */
  async onEnd(session: ClientSession, ended: Import, counts: EndCounts): Promise<void> {
    const run = ended.scheduleId && (await this.runs.find(ended.scheduleId, session));
    if (!run) return;
    const scheduled = await this.store.getForUpdate(session, run._id);
    const hasNoValidRow = ended.failure === null && areAllInvalid(counts);
    const hasFailed = ended.failure !== null || hasNoValidRow;
    const failures = hasFailed ? run.failures + 1 : 0;
    const isLatest = run.importId === ended._id;
    await this.runs.set(session, run._id, {
      failures,
      ...(hasFailed && isLatest && { etag: null, lastModified: null }),
      ...(hasNoValidRow && isLatest && { outcome: 'failed', reason: 'all-rows-invalid' }),
    });
    const isPaused = await this.pauseIfHopeless(session, scheduled, failures);
    const hasDone = counts.created + counts.updated + counts.invalid > 0;
    if (hasFailed || hasDone) await this.write(session, scheduled, { ended, counts, isPaused });
  }

  /** Reports an import that waits for a review; it counts neither as a failure nor as a success. */
  async onHeldBack(session: ClientSession, held: Import, why: HoldReason): Promise<void> {
    const run = held.scheduleId && (await this.runs.find(held.scheduleId, session));
    if (run) await this.write(session, await this.store.getForUpdate(session, run._id), { held, why });
  }

  private async settle(
    session: ClientSession,
    run: ScheduledRun,
    change: Partial<ScheduledRun>,
  ): Promise<ScheduledImport> {
    const scheduled = await this.store.getForUpdate(session, run._id);
    const now = this.clock.now();
    // Uses the later of clock and due time, so that a clock that was set back does not plan the same time again.
    const dueAt = plannedAfter(scheduled, new Date(Math.max(now.getTime(), Number(run.dueAt))));
    const settled = await this.runs.settle(session, run, { ...change, lastRunAt: now, dueAt, triedAt: null });
    if (!settled) throw new RunSuperseded();
    const stateOf = ({ lastRunAt, outcome }: Partial<ScheduledRun>) => ({ lastRunAt, outcome });
    await this.auditTrail.recordAs(session, IMPORTER, {
      action: 'ran',
      record: audited(scheduled),
      before: stateOf(run),
      after: stateOf({ ...change, lastRunAt: now }),
    });
    return scheduled;
  }

  private async pauseIfHopeless(session: ClientSession, before: ScheduledImport, failures: number): Promise<boolean> {
    if (failures < MOST_FAILURES || before.status !== 'active' || before.deletedAt) return false;
    const scheduled = { ...before, status: 'paused', revision: before.revision + 1 };
    await this.store.save(session, scheduled);
    await this.runs.set(session, scheduled.id, { revision: scheduled.revision, dueAt: null });
    await this.auditTrail.recordAs(session, IMPORTER, {
      action: 'paused',
      record: audited(scheduled),
      before: { status: before.status },
      after: { status: scheduled.status },
    });
    return true;
  }

  private async write(
    session: ClientSession,
    scheduled: ScheduledImport,
    what: Parameters<RunReports['of']>[1],
  ): Promise<void> {
    const { reportTo: to } = scheduled;
    if (to && this.mails) await this.mails.append(session, this.reports.of({ ...scheduled, reportTo: to }, what));
  }
}

const audited = ({ id, name }: ScheduledImport) => ({ kind: SCHEDULED_IMPORT.one, id, name });
