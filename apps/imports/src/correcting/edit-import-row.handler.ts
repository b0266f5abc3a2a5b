import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { EditedValue, EditImportRow, ReplyOf, RequestContext, RequestOf } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { AuditTrail } from '@tedarik/outbox';
import { Database, DomainError, isWriteConflict } from '@tedarik/service-kit';
import { auditedImport } from '../import/audited-import.js';
import { ImportRepository, mustBeOf } from '../import/import.repository.js';
import type { Import } from '../import/import.schema.js';
import { mappingOf } from '../import/mapping-of.js';
import { RowEditRepository } from '../import/row-edit.repository.js';
import type { RowEdit } from '../import/row-edit.schema.js';
import { RowRepository } from '../import/row.repository.js';
import type { StagedRow } from '../import/staged-row.js';
import { readRecord, sourceKeyOf } from '../mapping/row-record.js';
import type { RowReading } from '../staging/map-row.js';
import { matchedRows } from '../staging/match-rows.js';
import { mappedStaged } from '../staging/stage-row.js';
import { CheckedRows } from './checked-rows.js';
import { FileNeighbours } from './file-neighbours.js';

type Request = RequestOf<typeof EditImportRow>;

/** Time limits; together they are shorter than the caller waits. */
const LONGEST_MS = 20_000;
const LONGEST_LOCKED_MS = 5_000;
const MOST_TRIES = 5;
const MOST_EDITS = 5_000;

/**
 * Replaces values of one row in a review and checks it again, together with the rows that repeat it now or did so before. Everything is
 * stored in one step, or nothing is.
 */
@Injectable()
export class EditImportRowHandler {
  constructor(
    private readonly imports: ImportRepository,
    private readonly rows: RowRepository,
    private readonly edits: RowEditRepository,
    private readonly neighbours: FileNeighbours,
    private readonly checked: CheckedRows,
    private readonly requests: RequestClient,
    private readonly database: Database,
    private readonly auditTrail: AuditTrail,
  ) {}

  /** Throws `import-not-found`, `import-state`, `import-read-again`, `row-not-found`, `row-unreadable`, `too-many-edits` and `row-busy`. */
  async execute(request: Request, context: RequestContext): Promise<ReplyOf<typeof EditImportRow>> {
    const signal = AbortSignal.timeout(LONGEST_MS);
    try {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const reply = await this.tryOnce(request, context, signal);
        if (reply) return reply;
      }
    } catch (error) {
      if (!isWriteConflict(error) && !isEndOf(signal, error)) throw error;
    }
    throw new DomainError('row-busy', 'unavailable');
  }

  /** Returns null when another edit of this import was stored meanwhile, which may affect the row. */
  private async tryOnce(
    { id, startedAt, row, revision, values }: Request,
    context: RequestContext,
    signal: AbortSignal,
  ): Promise<ReplyOf<typeof EditImportRow> | null> {
    const found = await this.imports.get(id);
    const { status } = found;
    if (status !== 'review') throw new DomainError('import-state', 'conflict', { status });
    mustBeOf(startedAt, found);
    const former = (await this.edits.of(id, [row])).get(row);
    if (isDeepStrictEqual(former?.values ?? [], values)) return { revision: former?.revision ?? 0, overwritten: null };
    if (!former && (await this.edits.count(id)) >= MOST_EDITS) throw new DomainError('too-many-edits', 'unprocessable');

    const { before, after, key } = await this.edited(found, row, values);
    const touched = await this.neighbours.of(id, before, after, signal);
    const checked = await this.checked.workOut(id, await matchedRows(touched, found, this.requests, signal));
    const edit = {
      importId: id,
      row,
      values,
      choice: null,
      revision: (former?.revision ?? 0) + 1,
      key,
      editedBy: context.actor?.name ?? null,
    };
    const isStored = await this.database.transaction(async (session) => {
      if (!(await this.imports.countEdit(session, found))) return false;
      await this.edits.save(session, edit);
      await this.checked.store(session, checked);
      await this.auditTrail.record(session, context, {
        action: 'row-edited',
        record: auditedImport(found),
        before: told(former?.values ?? []),
        after: { row, ...told(values) },
      });
      return true;
    }, LONGEST_LOCKED_MS);
    return isStored ? { revision: edit.revision, overwritten: overwritten(former, revision) } : null;
  }

  private async edited(found: Import, row: number, values: EditedValue[]) {
    const chunks = await this.rows.findChunksHolding(found._id, [row]);
    const [before] = await this.rows.find(
      chunks.map(({ _id }) => _id),
      { $eq: ['$$row.row', row] },
    );
    if (!before) throw new DomainError('row-not-found', 'not-found', { row });
    const mapping = mappingOf(found);
    const record = readRecord(before.source, found.form, mapping);
    if (!record) throw new DomainError('row-unreadable', 'unprocessable', { row });
    const own = new Map((found.types ?? []).map(({ _id, category }) => [_id, category]));
    const mends = { fixes: found.fixes ?? [], edits: new Map([[row, { values }]]) };
    const reading: RowReading = { form: found.form, own, mapping, mends };
    const after: StagedRow = mappedStaged({ row, line: before.line, value: before.source }, reading);
    return { before, after, key: sourceKeyOf(record) };
  }
}

const told = (values: readonly EditedValue[]): Record<string, string> =>
  Object.fromEntries(values.map(({ target, text }) => [target, text]));

/** Whether the error was caused by this signal's timeout. */
const isEndOf = (signal: AbortSignal, error: unknown): boolean =>
  signal.aborted && (error === signal.reason || (error as Error).cause === signal.reason);

/** Name of the person who edited the row since it was opened; the last edit wins. */
const overwritten = (former: RowEdit | undefined, seen: number): string | null =>
  former && former.revision !== seen ? (former.editedBy ?? '') : null;
