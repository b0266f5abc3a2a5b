import { Controller } from '@nestjs/common';
import {
  type RequestContext,
  CancelImport,
  ChooseImportRows,
  ConfirmImport,
  GetImport,
  GetImportReview,
  ListImportRows,
  ListImports,
  PauseImport,
  ReadImportAgain,
  type ReplyOf,
  type RequestOf,
  ResumeImport,
  RetryImport,
  StartImport,
  UndoImport,
} from '@tedarik/commands';
import { Answers } from '@tedarik/messaging';
import { CancelImportHandler } from './commands/cancel-import.handler.js';
import { ChooseImportRowsHandler } from './commands/choose-import-rows.handler.js';
import { ConfirmImportHandler } from './commands/confirm-import.handler.js';
import { PauseImportHandler } from './commands/pause-import.handler.js';
import { ReadImportAgainHandler } from './commands/read-import-again.handler.js';
import { ResumeImportHandler } from './commands/resume-import.handler.js';
import { RetryImportHandler } from './commands/retry-import.handler.js';
import { StartImportHandler } from './commands/start-import.handler.js';
import { UndoImportHandler } from './commands/undo-import.handler.js';
import { GetImportReviewQuery } from './queries/get-import-review.js';
import { GetImportsQuery } from './queries/get-imports.js';
import { ListImportRowsQuery } from './queries/list-import-rows.js';

@Controller()
export class ImportsController {
  constructor(
    private readonly startImport: StartImportHandler,
    private readonly readImportAgain: ReadImportAgainHandler,
    private readonly confirmImport: ConfirmImportHandler,
    private readonly pauseImport: PauseImportHandler,
    private readonly resumeImport: ResumeImportHandler,
    private readonly cancelImport: CancelImportHandler,
    private readonly undoImport: UndoImportHandler,
    private readonly retryImport: RetryImportHandler,
    private readonly chooseRows: ChooseImportRowsHandler,
    private readonly imports: GetImportsQuery,
    private readonly getReview: GetImportReviewQuery,
    private readonly listRows: ListImportRowsQuery,
  ) {}

  @Answers(StartImport)
  start(request: RequestOf<typeof StartImport>, context: RequestContext): Promise<ReplyOf<typeof StartImport>> {
    return this.startImport.execute(request, context);
  }

  @Answers(ReadImportAgain)
  readAgain(
    request: RequestOf<typeof ReadImportAgain>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ReadImportAgain>> {
    return this.readImportAgain.execute(request, context);
  }

  @Answers(ConfirmImport)
  confirm(request: RequestOf<typeof ConfirmImport>, context: RequestContext): Promise<ReplyOf<typeof ConfirmImport>> {
    return this.confirmImport.execute(request, context);
  }

  @Answers(PauseImport)
  pause(request: RequestOf<typeof PauseImport>, context: RequestContext): Promise<ReplyOf<typeof PauseImport>> {
    return this.pauseImport.execute(request, context);
  }

  @Answers(ResumeImport)
  resume(request: RequestOf<typeof ResumeImport>, context: RequestContext): Promise<ReplyOf<typeof ResumeImport>> {
    return this.resumeImport.execute(request, context);
  }

  @Answers(CancelImport)
  cancel(request: RequestOf<typeof CancelImport>, context: RequestContext): Promise<ReplyOf<typeof CancelImport>> {
    return this.cancelImport.execute(request, context);
  }

  @Answers(UndoImport)
  undo(request: RequestOf<typeof UndoImport>, context: RequestContext): Promise<ReplyOf<typeof UndoImport>> {
    return this.undoImport.execute(request, context);
  }

  @Answers(RetryImport)
  retry(request: RequestOf<typeof RetryImport>, context: RequestContext): Promise<ReplyOf<typeof RetryImport>> {
    return this.retryImport.execute(request, context);
  }

  @Answers(ChooseImportRows)
  choose(request: RequestOf<typeof ChooseImportRows>): Promise<ReplyOf<typeof ChooseImportRows>> {
    return this.chooseRows.execute(request);
  }

  @Answers(GetImport)
  get({ id }: RequestOf<typeof GetImport>): Promise<ReplyOf<typeof GetImport>> {
    return this.imports.one(id);
  }

  @Answers(ListImports)
  list(request: RequestOf<typeof ListImports>): Promise<ReplyOf<typeof ListImports>> {
    return this.imports.list(request);
  }

  @Answers(GetImportReview)
  review({ id }: RequestOf<typeof GetImportReview>): Promise<ReplyOf<typeof GetImportReview>> {
    return this.getReview.execute(id);
  }

  @Answers(ListImportRows)
  async rows(request: RequestOf<typeof ListImportRows>): Promise<ReplyOf<typeof ListImportRows>> {
    return { rows: await this.listRows.execute(request) };
  }
}
