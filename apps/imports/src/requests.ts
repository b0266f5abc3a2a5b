import {
  CancelImport,
  ChooseImportRows,
  ConfirmImport,
  DeleteTypeCategory,
  DiscardImportFailure,
  EditImportRow,
  FixImportRows,
  GetImport,
  GetImportQueues,
  GetImportReview,
  ListImportRows,
  ListImports,
  ListTypeCategories,
  PauseImport,
  ReadImportAgain,
  ResumeImport,
  RetryImport,
  RetryImportFailure,
  RunScheduledImport,
  SaveTypeCategory,
  StartImport,
  UndoImport,
} from '@tedarik/commands';
import { SCHEDULED_IMPORT } from '@tedarik/fields';
import { deadLetterRequests, handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
import { recordRequests } from '@tedarik/records';
import { RunningImports } from './steps/running-imports.js';
import { ChooseImportRowsHandler } from './review/choose-import-rows.handler.js';
import { ConfirmImportHandler } from './steps/confirm-import.handler.js';
import { ReadImportAgainHandler } from './steps/read-import-again.handler.js';
import { RetryImportHandler } from './steps/retry-import.handler.js';
import { StartImportHandler } from './steps/start-import.handler.js';
import { EditImportRowHandler } from './correcting/edit-import-row.handler.js';
import { FixImportRowsHandler } from './correcting/fix-import-rows.handler.js';
import { FailureDecisions } from './failures/failure-decisions.js';
import { GetImportQueuesQuery } from './monitor/get-import-queues.js';
import { GetImportReviewQuery } from './review/get-import-review.js';
import { GetImportsQuery } from './steps/get-imports.js';
import { ListImportRowsQuery } from './review/list-import-rows.js';
import { ScheduledImports } from './schedule/scheduled-imports.js';
import { TypeCategories } from './types/type-categories.js';

/** Requests answered by the service's own handlers. */
export const OWN_REQUESTS = [
  handledBy(StartImport, StartImportHandler),
  handledBy(ReadImportAgain, ReadImportAgainHandler),
  handledBy(ConfirmImport, ConfirmImportHandler),
  handledBy(PauseImport, RunningImports, 'pause'),
  handledBy(ResumeImport, RunningImports, 'resume'),
  handledBy(CancelImport, RunningImports, 'cancel'),
  handledBy(UndoImport, RunningImports, 'undo'),
  handledBy(RetryImport, RetryImportHandler),
  handledBy(ChooseImportRows, ChooseImportRowsHandler),
  handledBy(EditImportRow, EditImportRowHandler),
  handledBy(FixImportRows, FixImportRowsHandler),
  handledBy(GetImport, GetImportsQuery, 'one'),
  handledBy(ListImports, GetImportsQuery, 'list'),
  handledBy(GetImportReview, GetImportReviewQuery),
  handledBy(ListImportRows, ListImportRowsQuery),
  handledBy(ListTypeCategories, TypeCategories, 'list'),
  handledBy(SaveTypeCategory, TypeCategories, 'save'),
  handledBy(DeleteTypeCategory, TypeCategories, 'delete'),
  handledBy(GetImportQueues, GetImportQueuesQuery),
  handledBy(RetryImportFailure, FailureDecisions, 'retry'),
  handledBy(DiscardImportFailure, FailureDecisions, 'discard'),
  ...recordRequests(SCHEDULED_IMPORT, ScheduledImports),
  handledBy(RunScheduledImport, ScheduledImports, 'runNow'),
];

/** All requests that the imports service answers. */
export const REQUESTS = [...OWN_REQUESTS, ...deadLetterRequests('imports'), resendRequest('imports')];
