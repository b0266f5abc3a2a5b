import type {
  BulkEdit,
  BulkEditRow,
  BulkEditState,
  GetBulkEdit,
  ListBulkEdits,
  ReplyOf,
  RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { managedPage } from '@tedarik/records';
import { Clock, without } from '@tedarik/service-kit';
import { BusinessRepository } from '../business/business.repository.js';
import { bulkEditNotFound } from './bulk-edit.errors.js';
import {
  type BulkEditDocument,
  type BulkEditRowDocument,
  BulkEditsRepository,
  type RowOutcome,
} from './bulk-edits.repository.js';

const DAY_MS = 86_400_000;
const UNDOABLE_MS = 30 * DAY_MS;

/** Whether the edit can still be undone, i.e. its rows are still stored. */
export const isUndoable = ({ appliedAt }: Pick<BulkEditDocument, 'appliedAt'>, now: Date): boolean =>
  appliedAt !== null && now.getTime() < appliedAt.getTime() + UNDOABLE_MS;

/** Bulk edits as shown in the back office. */
@Injectable()
export class BulkEditViews {
  constructor(
    private readonly edits: BulkEditsRepository,
    private readonly businesses: BusinessRepository,
    private readonly clock: Clock,
  ) {}

  async get({ id }: RequestOf<typeof GetBulkEdit>): Promise<BulkEdit> {
    const edit = await this.edits.find(id);
    if (!edit) throw bulkEditNotFound(id);
    const left = leftBy(edit.state);
    const [reasons, named, examples] = await Promise.all([
      this.edits.countCodes(id, left),
      this.edits.listNamed(id, left),
      edit.state === 'previewed' ? this.examples(id) : [],
    ]);
    return {
      ...this.toRow(edit),
      reasons,
      named: named.map(({ businessId, name, code }) => ({ id: businessId, name, code: code ?? '' })),
      examples,
    };
  }

  async list(request: RequestOf<typeof ListBulkEdits>): Promise<ReplyOf<typeof ListBulkEdits>> {
    const { rows, total } = managedPage(await this.edits.listApplied(), request, {
      texts: ({ recordName, appliedBy }) => [recordName ?? '', appliedBy?.name ?? ''],
      by: { at: ({ appliedAt }) => Number(appliedAt) },
      then: ({ _id }) => _id,
    });
    return { bulkEdits: rows.map((edit) => this.toRow(edit)), total };
  }

  private async examples(editId: string): Promise<BulkEdit['examples']> {
    const rows = await this.edits.listExamples(editId);
    const found = await this.businesses.listLive(rows.map(({ businessId }) => businessId));
    const byId = new Map(found.map((business) => [business.id, business]));
    return rows.flatMap((row) => {
      const business = byId.get(row.businessId);
      return business ? [exampleOf(row, business)] : [];
    });
  }

  private toRow({ _id: id, at, appliedAt, appliedBy, ...edit }: BulkEditDocument): BulkEditRow {
    const isOpen = edit.state === 'applied' && isUndoable({ appliedAt }, this.clock.now());
    return {
      ...without(edit, ['undoneBy', 'previewedBy']),
      id,
      at: (appliedAt ?? at).toISOString(),
      by: appliedBy?.name ?? null,
      undoableUntil: isOpen && appliedAt ? new Date(appliedAt.getTime() + UNDOABLE_MS).toISOString() : null,
    };
  }
}

/** The outcome of rows whose business an edit in this state left unchanged. */
const leftBy = (state: BulkEditState): RowOutcome => (state === 'undoing' || state === 'undone' ? 'kept' : 'refused');

type Fields = BulkEdit['examples'][number]['before'];

function exampleOf({ businessId, name, before, after }: BulkEditRowDocument, business: Fields) {
  const { status, verified, featured, categoryIds, serviceAttributeIds } = business;
  const fields = { status, verified, featured, categoryIds, serviceAttributeIds };
  return { id: businessId, name, before: { ...fields, ...before }, after: { ...fields, ...after } };
}
