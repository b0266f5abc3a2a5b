import {
  CancelImport,
  ChooseImportRows,
  ConfirmImport,
  DeleteTypeCategory,
  DiscardImportFailure,
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
  SaveTypeCategory,
  StartImport,
  UndoImport,
} from '@tedarik/commands';
import { deadLetterRequests, handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
import { CancelImportHandler } from './commands/cancel-import.handler.js';
import { ChooseImportRowsHandler } from './commands/choose-import-rows.handler.js';
import { ConfirmImportHandler } from './commands/confirm-import.handler.js';
import { PauseImportHandler } from './commands/pause-import.handler.js';
import { ReadImportAgainHandler } from './commands/read-import-again.handler.js';
import { ResumeImportHandler } from './commands/resume-import.handler.js';
import { RetryImportHandler } from './commands/retry-import.handler.js';
import { StartImportHandler } from './commands/start-import.handler.js';
import { UndoImportHandler } from './commands/undo-import.handler.js';
import { DiscardImportFailureHandler } from './failures/commands/discard-import-failure.handler.js';
import { RetryImportFailureHandler } from './failures/commands/retry-import-failure.handler.js';
import { GetImportQueuesQuery } from './monitor/get-import-queues.js';
import { GetImportReviewQuery } from './queries/get-import-review.js';
import { GetImportsQuery } from './queries/get-imports.js';
import { ListImportRowsQuery } from './queries/list-import-rows.js';
import { DeleteTypeCategoryHandler } from './types/commands/delete-type-category.handler.js';
import { SaveTypeCategoryHandler } from './types/commands/save-type-category.handler.js';
import { ListTypeCategoriesQuery } from './types/queries/list-type-categories.js';

/** What the handlers of imports answer. */
export const OWN_REQUESTS = [
  handledBy(StartImport, StartImportHandler),
  handledBy(ReadImportAgain, ReadImportAgainHandler),
  handledBy(ConfirmImport, ConfirmImportHandler),
  handledBy(PauseImport, PauseImportHandler),
  handledBy(ResumeImport, ResumeImportHandler),
  handledBy(CancelImport, CancelImportHandler),
  handledBy(UndoImport, UndoImportHandler),
  handledBy(RetryImport, RetryImportHandler),
  handledBy(ChooseImportRows, ChooseImportRowsHandler),
  handledBy(GetImport, GetImportsQuery, 'one'),
  handledBy(ListImports, GetImportsQuery, 'list'),
  handledBy(GetImportReview, GetImportReviewQuery),
  handledBy(ListImportRows, ListImportRowsQuery),
  handledBy(ListTypeCategories, ListTypeCategoriesQuery),
  handledBy(SaveTypeCategory, SaveTypeCategoryHandler),
  handledBy(DeleteTypeCategory, DeleteTypeCategoryHandler),
  handledBy(GetImportQueues, GetImportQueuesQuery),
  handledBy(RetryImportFailure, RetryImportFailureHandler),
  handledBy(DiscardImportFailure, DiscardImportFailureHandler),
];

/** All that imports answers. */
export const REQUESTS = [...OWN_REQUESTS, ...deadLetterRequests('imports'), resendRequest('imports')];
