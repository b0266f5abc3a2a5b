import {
  ApplyBulkEdit,
  DiscardBulkEdit,
  GetBulkEdit,
  ListBulkEdits,
  PreviewBulkEdit,
  UndoBulkEdit,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { BulkEditViews } from './bulk-edit-views.js';
import { PreviewBulkEditHandler } from './preview-bulk-edit.handler.js';
import { StartBulkEditHandler } from './start-bulk-edit.handler.js';

/** Bulk edits: one change of many businesses, which is previewed, applied in the background, and can be undone. */
export const BULK_EDIT_REQUESTS = [
  handledBy(PreviewBulkEdit, PreviewBulkEditHandler),
  handledBy(ApplyBulkEdit, StartBulkEditHandler, 'apply'),
  handledBy(UndoBulkEdit, StartBulkEditHandler, 'undo'),
  handledBy(DiscardBulkEdit, PreviewBulkEditHandler, 'discard'),
  handledBy(GetBulkEdit, BulkEditViews, 'get'),
  handledBy(ListBulkEdits, BulkEditViews, 'list'),
];
