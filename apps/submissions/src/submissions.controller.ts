import { GetSubmission, ListSubmissions, SubmitBusiness, type AskContext, type RequestOf } from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { SubmitBusinessHandler } from './commands/submit-business.handler.js';
import { GetSubmissionQuery } from './queries/get-submission.js';
import { ListSubmissionsQuery } from './queries/list-submissions.js';

@Controller()
export class SubmissionsController {
  constructor(
    private readonly submit: SubmitBusinessHandler,
    private readonly list: ListSubmissionsQuery,
    private readonly get: GetSubmissionQuery,
  ) {}

  @Answers(SubmitBusiness)
  submitBusiness(request: RequestOf<typeof SubmitBusiness>, context: AskContext) {
    return this.submit.execute(request, context);
  }

  @Answers(ListSubmissions)
  listSubmissions(request: RequestOf<typeof ListSubmissions>) {
    return this.list.execute(request);
  }

  @Answers(GetSubmission)
  getSubmission(request: RequestOf<typeof GetSubmission>) {
    return this.get.execute(request);
  }
}
