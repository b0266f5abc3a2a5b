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
import { CreateBusinessFromSubmissionHandler } from './submission/create-business-from-submission.handler.js';
import { DecideSubmissionHandler } from './submission/decide-submission.handler.js';
import { DeleteSubmissionsHandler } from './submission/delete-submissions.handler.js';
import { SubmitBusinessHandler } from './submission/submit-business.handler.js';
import { SubmissionsQuery } from './submission/submissions.query.js';

/** Requests answered by the service's own handlers. */
export const OWN_REQUESTS = [
  handledBy(SubmitBusiness, SubmitBusinessHandler),
  handledBy(DecideSubmission, DecideSubmissionHandler),
  handledBy(DeleteSubmissions, DeleteSubmissionsHandler),
  handledBy(CreateBusinessFromSubmission, CreateBusinessFromSubmissionHandler),
  handledBy(ListSubmissions, SubmissionsQuery, 'list'),
  handledBy(GetSubmission, SubmissionsQuery, 'get'),
];

/** All requests that the submissions service answers. */
export const REQUESTS = [...OWN_REQUESTS, resendRequest('submissions')];
