import {
  CreateBusinessFromSubmission,
  DecideSubmission,
  DeleteSubmissions,
  GetSubmission,
  ListSubmissions,
  SubmitBusiness,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Controller } from '@nestjs/common';
import { Answers } from '@tedarik/messaging';
import { CreateBusinessFromSubmissionHandler } from './commands/create-business-from-submission.handler.js';
import { DecideSubmissionHandler } from './commands/decide-submission.handler.js';
import { DeleteSubmissionsHandler } from './commands/delete-submissions.handler.js';
import { SubmitBusinessHandler } from './commands/submit-business.handler.js';
import { GetSubmissionQuery } from './queries/get-submission.js';
import { ListSubmissionsQuery } from './queries/list-submissions.js';

@Controller()
export class SubmissionsController {
  constructor(
    private readonly submit: SubmitBusinessHandler,
    private readonly decide: DecideSubmissionHandler,
    private readonly remove: DeleteSubmissionsHandler,
    private readonly createBusiness: CreateBusinessFromSubmissionHandler,
    private readonly list: ListSubmissionsQuery,
    private readonly get: GetSubmissionQuery,
  ) {}

  @Answers(SubmitBusiness)
  submitBusiness(request: RequestOf<typeof SubmitBusiness>, context: RequestContext) {
    return this.submit.execute(request, context);
  }

  @Answers(DecideSubmission)
  decideSubmission(request: RequestOf<typeof DecideSubmission>, context: RequestContext) {
    return this.decide.execute(request, context);
  }

  @Answers(DeleteSubmissions)
  deleteSubmissions(request: RequestOf<typeof DeleteSubmissions>, context: RequestContext) {
    return this.remove.execute(request, context);
  }

  @Answers(CreateBusinessFromSubmission)
  createBusinessFromSubmission(request: RequestOf<typeof CreateBusinessFromSubmission>, context: RequestContext) {
    return this.createBusiness.execute(request, context);
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
