import {
  CreateBusinessFromSubmission,
  DecideSubmission,
  DeleteSubmissions,
  GetSubmission,
  ListSubmissions,
  SubmitBusiness,
} from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
import { CreateBusinessFromSubmissionHandler } from './commands/create-business-from-submission.handler.js';
import { DecideSubmissionHandler } from './commands/decide-submission.handler.js';
import { DeleteSubmissionsHandler } from './commands/delete-submissions.handler.js';
import { SubmitBusinessHandler } from './commands/submit-business.handler.js';
import { GetSubmissionQuery } from './queries/get-submission.js';
import { ListSubmissionsQuery } from './queries/list-submissions.js';

/** What the handlers of submissions answer. */
export const OWN_REQUESTS = [
  handledBy(SubmitBusiness, SubmitBusinessHandler),
  handledBy(DecideSubmission, DecideSubmissionHandler),
  handledBy(DeleteSubmissions, DeleteSubmissionsHandler),
  handledBy(CreateBusinessFromSubmission, CreateBusinessFromSubmissionHandler),
  handledBy(ListSubmissions, ListSubmissionsQuery),
  handledBy(GetSubmission, GetSubmissionQuery),
];

/** All that submissions answers. */
export const REQUESTS = [...OWN_REQUESTS, resendRequest('submissions')];
