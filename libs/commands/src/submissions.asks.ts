import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';

/** Submissions in a page of the back office's list. */
export const SUBMISSIONS_A_PAGE = 20;

// Bounds on what travels; the rules themselves are the aggregate's, which says which field breaks one. A line break in
// a line is no slip of a person: it is how headers are smuggled into mails.
const line = z
  .string()
  .max(5_000)
  .regex(/^[^\r\n]*$/);
const text = z.string().max(20_000);

export const SubmissionStatus = z.enum(['pending', 'approved', 'rejected']);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

/** For the back office only: the public never reads a submission, not even whether there is one. */
export const SubmissionView = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** E.164 where it could be read as a number, else as it was typed. */
  phone: z.string(),
  businessName: z.string(),
  address: z.string(),
  message: z.string().nullable(),
  status: SubmissionStatus,
  createdAt: z.iso.datetime(),
});
export type SubmissionView = z.infer<typeof SubmissionView>;

/**
 * Asks for a business to be listed; the submission waits for a decision. Broken rules: `too-short`, `too-long`,
 * `invalid-email`.
 */
export const SubmitBusiness = defineCommand('ask.submissions.submit-business.v1', {
  request: z.strictObject({
    name: line,
    email: line,
    phone: line,
    businessName: line,
    address: line,
    message: text.nullable(),
    /** Version of the privacy notice that stood beside the form. */
    noticeVersion: z.string().min(1).max(40),
  }),
  reply: z.object({ id: z.uuid() }),
});

/** Back office: submissions, all or those of one status, newest first, SUBMISSIONS_A_PAGE to a page. */
export const ListSubmissions = defineQuery('ask.submissions.list-submissions.v1', {
  request: z.strictObject({ status: SubmissionStatus.nullable(), page: z.int().min(1).max(10_000) }),
  reply: z.object({ submissions: z.array(SubmissionView), total: z.int() }),
});

/** Back office: one submission. Throws `submission-not-found`. */
export const GetSubmission = defineQuery('ask.submissions.get-submission.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: SubmissionView,
});
