import {
  ChangeBusinesses,
  DeleteBusinesses,
  ExportBusinesses,
  GetDeletionEffects,
  ListManagedBusinesses,
  RestoreBusinesses,
  UndoBusinessChanges,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { ChangeBusinessesHandler } from './commands/change-businesses.handler.js';
import { DeleteBusinessesHandler } from './commands/delete-businesses.handler.js';
import { RestoreBusinessesHandler } from './commands/restore-businesses.handler.js';
import { UndoBusinessChangesHandler } from './commands/undo-business-changes.handler.js';
import { ExportBusinessesQuery } from './queries/export-businesses.js';
import { GetDeletionEffectsQuery } from './queries/get-deletion-effects.js';
import { ListManagedBusinessesQuery } from './queries/list-managed-businesses.js';

/** Requests of the back office about businesses, beside creating, editing and deleting one. */
@Controller()
export class ManagedBusinessesController {
  constructor(
    private readonly list: ListManagedBusinessesQuery,
    private readonly everything: ExportBusinessesQuery,
    private readonly effects: GetDeletionEffectsQuery,
    private readonly change: ChangeBusinessesHandler,
    private readonly undoChange: UndoBusinessChangesHandler,
    private readonly remove: DeleteBusinessesHandler,
    private readonly restore: RestoreBusinessesHandler,
  ) {}

  @Answers(ListManagedBusinesses)
  listManagedBusinesses(request: RequestOf<typeof ListManagedBusinesses>) {
    return this.list.execute(request);
  }

  @Answers(ExportBusinesses)
  exportBusinesses(request: RequestOf<typeof ExportBusinesses>) {
    return this.everything.execute(request);
  }

  @Answers(GetDeletionEffects)
  getDeletionEffects(request: RequestOf<typeof GetDeletionEffects>) {
    return this.effects.execute(request);
  }

  @Answers(ChangeBusinesses)
  changeBusinesses(request: RequestOf<typeof ChangeBusinesses>, context: RequestContext) {
    return this.change.execute(request, context);
  }

  @Answers(UndoBusinessChanges)
  undoBusinessChanges(request: RequestOf<typeof UndoBusinessChanges>, context: RequestContext) {
    return this.undoChange.execute(request, context);
  }

  @Answers(DeleteBusinesses)
  deleteBusinesses(request: RequestOf<typeof DeleteBusinesses>, context: RequestContext) {
    return this.remove.execute(request, context);
  }

  @Answers(RestoreBusinesses)
  restoreBusinesses(request: RequestOf<typeof RestoreBusinesses>, context: RequestContext) {
    return this.restore.execute(request, context);
  }
}
