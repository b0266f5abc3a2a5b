import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { ReplyOf, RequestContext, RequestOf, RunScheduledImport } from '@tedarik/commands';
import { SCHEDULED_IMPORT } from '@tedarik/fields';
import { isWebsite, recordErrors, RecordDependencies, Records } from '@tedarik/records';
import type { Erasable, FieldError } from '@tedarik/service-kit';
import { isEmailAddress } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { ImportRepository } from '../import/import.repository.js';
import { type ScheduledRun, RunRepository } from './run.repository.js';
import { plannedAfter, type ScheduledImport, ScheduledImportStore, startOf } from './scheduled-import.js';

/** Scheduled imports: files at addresses that are imported regularly. */
@Injectable()
export class ScheduledImports extends Records<typeof SCHEDULED_IMPORT> implements Erasable {
  readonly kinds = [this.eraseSome];

  constructor(
    parts: RecordDependencies,
    store: ScheduledImportStore,
    private readonly runs: RunRepository,
    private readonly imports: ImportRepository,
  ) {
    super(SCHEDULED_IMPORT, parts, {}, store);
  }

  /**
   * Makes it run within seconds, also if its file is unchanged: who asks for that has often mended how the file is read. Throws
   * `scheduled-import-not-found`.
   */
  async runNow(
    request: RequestOf<typeof RunScheduledImport>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof RunScheduledImport>> {
    const { database, clock, auditTrail } = this.parts;
    return database.transaction(async (session) => {
      const { id, name, deletedAt } = await this.store.getForUpdate(session, request.id);
      if (deletedAt) throw recordErrors(this.record.one).notFound(id);
      await this.runs.set(session, id, { dueAt: clock.now(), ...NO_VALIDATORS });
      const record = { kind: this.record.one, id, name };
      await auditTrail.record(session, context, { action: 'started', record });
      return {};
    });
  }

  protected async columns() {
    const runs = await this.runs.findAll();
    const imports = await this.imports.findByIds([...runs.values()].flatMap(({ importId }) => importId ?? []));
    const importOf = new Map(imports.map((found) => [found._id, found]));
    return ({ id }: ScheduledImport) => {
      const { dueAt, lastRunAt, outcome, reason, importId } = runs.get(id) ?? NEVER_RUN;
      const imported = outcome === 'imported' && importId ? importOf.get(importId) : undefined;
      return {
        nextRunAt: dueAt?.toISOString() ?? null,
        lastRunAt: lastRunAt?.toISOString() ?? null,
        outcome: imported?.status ?? outcome,
        reason: imported ? imported.failure : reason,
        importId,
      };
    };
  }

  protected override wrongIn({ url, reportTo }: Pick<ScheduledImport, 'url' | 'reportTo'>): FieldError[] {
    const isAddress = isWebsite(url) && !new URL(url).username && !new URL(url).password;
    return [
      ...(url && !isAddress ? [{ field: 'url', code: 'invalid-url' }] : []),
      ...(reportTo && !isEmailAddress(reportTo) ? [{ field: 'reportTo', code: 'invalid-email' }] : []),
    ];
  }

  protected override async add(session: ClientSession, records: ScheduledImport[]): Promise<ScheduledImport[]> {
    const added = await super.add(session, records);
    const runs = added.map((one) => ({ ...NEVER_RUN, _id: one.id, revision: one.revision, ...this.planned(one) }));
    await this.runs.add(session, runs);
    return added;
  }

  /** A changed schedule does not make up for missed runs. Changed reading settings import the file again even if it is unchanged. */
  protected override async save(
    session: ClientSession,
    changed: ScheduledImport,
    before: ScheduledImport,
  ): Promise<ScheduledImport> {
    const saved = await super.save(session, changed, before);
    const isNewlyPlanned = !isDeepStrictEqual(planOf(saved), planOf(before));
    const isReadOtherwise = !isDeepStrictEqual(readingOf(saved), readingOf(before));
    await this.runs.set(session, saved.id, {
      revision: saved.revision,
      ...(isNewlyPlanned && this.planned(saved)),
      ...(isReadOtherwise && NO_VALIDATORS),
    });
    return saved;
  }

  protected override async erase(session: ClientSession, deleted: readonly ScheduledImport[]): Promise<void> {
    await super.erase(session, deleted);
    const ids = deleted.map(({ id }) => id);
    await this.runs.remove(session, ids);
  }

  private planned(scheduled: ScheduledImport): Pick<ScheduledRun, 'dueAt' | 'failures'> {
    const dueAt = scheduled.deletedAt ? null : plannedAfter(scheduled, this.parts.clock.now());
    return { dueAt, failures: 0 };
  }
}

const NO_VALIDATORS = { etag: null, lastModified: null } as const;

const NEVER_RUN = {
  dueAt: null,
  lastRunAt: null,
  outcome: null,
  reason: null,
  importId: null,
  failures: 0,
  ...NO_VALIDATORS,
} as const;

const planOf = ({ day, time, status, deletedAt }: ScheduledImport) => ({ day, time, status, deletedAt });
const readingOf = (scheduled: ScheduledImport) => {
  const { url, sheet } = scheduled;
  return { url, sheet, ...startOf(scheduled, '') };
};
