import type { BulkChanges, BulkEdit, RequestContext, RequestOf, PreviewBulkEdit } from '@tedarik/commands';
import { BulkEditViews } from '../src/bulk-edits/bulk-edit-views.js';
import { BulkEditWork } from '../src/bulk-edits/bulk-edit-work.js';
import { PreviewBulkEditHandler } from '../src/bulk-edits/preview-bulk-edit.handler.js';
import { StartBulkEditHandler } from '../src/bulk-edits/start-bulk-edit.handler.js';
import type { Directory } from './a-directory.js';

/** Bulk edits of an administrator; `work` runs the worker immediately. */
export function bulkEditsOf(directory: Directory, context: RequestContext) {
  const { get } = directory;
  const view = (id: string) => get(BulkEditViews).get({ id });
  const work = async (id: string): Promise<BulkEdit> => {
    await get(BulkEditWork).execute();
    return view(id);
  };
  const preview = (ids: string[], changes: BulkChanges) =>
    get(PreviewBulkEditHandler).execute({ ids, changes }, context);
  const begin = (id: string) => get(StartBulkEditHandler).apply({ id }, context);
  const beginUndo = (id: string) => get(StartBulkEditHandler).undo({ id }, context);
  const apply = async (id: string) => {
    await begin(id);
    return work(id);
  };
  return {
    ...{ view, work, preview, begin, beginUndo, apply },
    previewAll: (filter: RequestOf<typeof PreviewBulkEdit>['filter'], changes: BulkChanges) =>
      get(PreviewBulkEditHandler).execute({ filter, changes }, context),
    discard: (id: string) => get(PreviewBulkEditHandler).discard({ id }),
    change: async (ids: string[], changes: BulkChanges) => apply((await preview(ids, changes)).id),
    undo: async (id: string) => {
      await beginUndo(id);
      return work(id);
    },
  };
}
