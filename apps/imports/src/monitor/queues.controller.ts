import { Controller } from '@nestjs/common';
import {
  type RequestContext,
  DiscardImportFailure,
  GetImportQueues,
  type RequestOf,
  RetryImportFailure,
} from '@tedarik/commands';
import { Answers } from '@tedarik/messaging';
import { DiscardImportFailureHandler } from '../failures/commands/discard-import-failure.handler.js';
import { RetryImportFailureHandler } from '../failures/commands/retry-import-failure.handler.js';
import { GetImportQueuesQuery } from './get-import-queues.js';

@Controller()
export class QueuesController {
  constructor(
    private readonly queues: GetImportQueuesQuery,
    private readonly retry: RetryImportFailureHandler,
    private readonly discard: DiscardImportFailureHandler,
  ) {}

  @Answers(GetImportQueues)
  getImportQueues() {
    return this.queues.execute();
  }

  @Answers(RetryImportFailure)
  retryImportFailure(request: RequestOf<typeof RetryImportFailure>, context: RequestContext) {
    return this.retry.execute(request, context);
  }

  @Answers(DiscardImportFailure)
  discardImportFailure(request: RequestOf<typeof DiscardImportFailure>, context: RequestContext) {
    return this.discard.execute(request, context);
  }
}
