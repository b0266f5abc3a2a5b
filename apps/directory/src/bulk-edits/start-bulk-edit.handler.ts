import type { ApplyBulkEdit, BulkEdit, RequestContext, RequestOf, UndoBulkEdit } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { bulkEditExpired, bulkEditNotFound, bulkEditUnfinished } from './bulk-edit.errors.js';
import { BulkEditViews, isUndoable } from './bulk-edit-views.js';
import { type BulkEditDocument, BulkEditsRepository } from './bulk-edits.repository.js';

const APPLICABLE_MS = 86_400_000;

/** Starts a previewed bulk edit or its undo; BulkEditWork executes it within a second. */
@Injectable()
export class StartBulkEditHandler {
  constructor(
    private readonly edits: BulkEditsRepository,
    private readonly views: BulkEditViews,
    private readonly clock: Clock,
  ) {}

  async apply({ id }: RequestOf<typeof ApplyBulkEdit>, context: RequestContext): Promise<BulkEdit> {
    const { state, at } = await this.get(id);
    const now = this.clock.now();
    if (state === 'previewed') {
      if (now.getTime() - at.getTime() > APPLICABLE_MS) throw bulkEditExpired(id);
      await this.edits.proceed(id, 'previewed', 'applying', { appliedAt: now, appliedBy: actorOf(context) });
    }
    return this.views.get({ id });
  }

  async undo({ id }: RequestOf<typeof UndoBulkEdit>, context: RequestContext): Promise<BulkEdit> {
    const edit = await this.get(id);
    if (edit.state === 'previewed' || edit.state === 'applying') throw bulkEditUnfinished(id);
    if (edit.state === 'applied') {
      if (!isUndoable(edit, this.clock.now())) throw bulkEditExpired(id);
      await this.edits.proceed(id, 'applied', 'undoing', { undoneBy: actorOf(context) });
    }
    return this.views.get({ id });
  }

  private async get(id: string): Promise<BulkEditDocument> {
    const edit = await this.edits.find(id);
    if (!edit) throw bulkEditNotFound(id);
    return edit;
  }
}

const actorOf = ({ actor }: RequestContext) =>
  actor?.kind === 'back-office' ? { id: actor.id, name: actor.name } : null;
