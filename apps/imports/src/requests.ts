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
import { CancelImportHandler } from './steps/cancel-import.handler.js';
import { ChooseImportRowsHandler } from './review/choose-import-rows.handler.js';
import { ConfirmImportHandler } from './steps/confirm-import.handler.js';
import { PauseImportHandler } from './steps/pause-import.handler.js';
import { ReadImportAgainHandler } from './steps/read-import-again.handler.js';
import { ResumeImportHandler } from './steps/resume-import.handler.js';
import { RetryImportHandler } from './steps/retry-import.handler.js';
import { StartImportHandler } from './steps/start-import.handler.js';
import { UndoImportHandler } from './steps/undo-import.handler.js';
import { DiscardImportFailureHandler } from './failures/discard-import-failure.handler.js';
import { RetryImportFailureHandler } from './failures/retry-import-failure.handler.js';
import { GetImportQueuesQuery } from './monitor/get-import-queues.js';
import { GetImportReviewQuery } from './review/get-import-review.js';
import { GetImportsQuery } from './steps/get-imports.js';
import { ListImportRowsQuery } from './review/list-import-rows.js';
import { DeleteTypeCategoryHandler } from './types/delete-type-category.handler.js';
import { SaveTypeCategoryHandler } from './types/save-type-category.handler.js';
import { ListTypeCategoriesQuery } from './types/list-type-categories.js';

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
