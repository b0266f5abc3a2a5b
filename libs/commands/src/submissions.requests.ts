import { mapTexts, SUBMITTED_FIELDS } from '@tedarik/fields';
import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { bulkReply, manyIds } from './management/managed-list.js';
import { line as keptLine, paragraph, typedText } from './text.js';

// Bounds on what travels; the rules themselves are the aggregate's, which says which field breaks one. A line break in
// a line is no slip of a person: it is how headers are smuggled into mails.
const line = typedText(5_000).regex(/^[^\r\n]*$/);
const text = typedText(20_000);

export const SubmissionStatus = z.enum(['pending', 'approved', 'rejected']);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

/** What the back office may decide; nothing returns to `pending`. */
export const SubmissionDecision = SubmissionStatus.exclude(['pending']);
export type SubmissionDecision = z.infer<typeof SubmissionDecision>;

/** For the back office only: the public never reads a submission, not even whether there is one. */
export const SubmissionView = z.object({
  id: z.uuid(),
  /** What its sender was told to quote. */
  number: keptLine,
  name: keptLine,
  email: keptLine,
  /** E.164 where it could be read as a number, else as it was typed. */
  phone: keptLine,
  businessName: keptLine,
  address: paragraph,
  message: paragraph.nullable(),
  status: SubmissionStatus,
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why it was rejected, in the words that its sender may read. */
  reason: paragraph.nullable(),
  /** Decisions of which its sender has been told. */
  mailedDecisions: z.array(SubmissionDecision).max(2),
  /** The business that was made of it, even if that was deleted since. */
  businessId: z.uuid().nullable(),
  /** Province and district that the address names. */
  city: keptLine.nullable(),
  borough: keptLine.nullable(),
});
export type SubmissionView = z.infer<typeof SubmissionView>;

/**
 * Requests for a business to be listed; the submission waits for a decision. Broken rules: `too-short`, `too-long`,
 * `invalid-email`.
 */
export const SubmitBusiness = defineCommand('request.submissions.submit-business.v1', {
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
  reply: z.object({
    id: z.uuid(),
    /** For its sender to quote. */
    number: keptLine,
    /** Whether its sender gets the same in a mail; not where mails cannot be sent. */
    isMailed: z.boolean(),
  }),
});

/** Back office: submissions, all or those of one status, newest first. */
export const ListSubmissions = defineQuery('request.submissions.list-submissions.v1', {
  request: z.strictObject({
    status: SubmissionStatus.nullable(),
    page: z.int().min(1).max(100_000),
    pageSize: z.int().min(1).max(100),
  }),
  reply: z.object({ submissions: z.array(SubmissionView), total: z.int() }),
  rows: 'submissions',
});

/** Back office: one submission. Throws `submission-not-found`. */
export const GetSubmission = defineQuery('request.submissions.get-submission.v1', {
  request: z.strictObject({ id: z.uuid() }),
  reply: SubmissionView,
});

/** `kept`: nobody is to be told. `already-mailed`: told of such a decision before. `no-mailer`: mails cannot be sent here. */
export const DecisionMail = z.enum(['mailed', 'kept', 'already-mailed', 'no-mailer']);
export type DecisionMail = z.infer<typeof DecisionMail>;

/**
 * Back office: approves or rejects, from any other status (`submission-decided-so` from the same). With `mailSender` the
 * sender is told, once for each kind of decision; the decision stands whatever comes of the mail. `reason` belongs to a
 * rejection only. Broken rules: `too-long`.
 */
export const DecideSubmission = defineCommand('request.submissions.decide-submission.v1', {
  request: z.strictObject({
    id: z.uuid(),
    decision: SubmissionDecision,
    reason: text.nullable(),
    mailSender: z.boolean(),
  }),
  reply: z.object({ submission: SubmissionView, mail: DecisionMail }),
});

/** Back office: removes submissions for good. Refused one by one: `submission-not-found`. */
export const DeleteSubmissions = defineCommand('request.submissions.delete-submissions.v1', {
  request: z.strictObject({ ids: manyIds }),
  reply: bulkReply,
  deadlineMs: 30_000,
});

/**
 * Back office: makes a pending business of a submission, with the fields as the form has them. There is at most one,
 * ever: a repeat answers it, whatever its form says. Broken rules: `required`, `too-short`, `too-long`, `invalid-email`,
 * `invalid-url`.
 */
export const CreateBusinessFromSubmission = defineCommand('request.submissions.create-business-from-submission.v1', {
  request: z.strictObject({
    id: z.uuid(),
    business: z.strictObject({
      name: line,
      description: text,
      address: line,
      city: line,
      borough: line.nullable(),
      ...mapTexts(SUBMITTED_FIELDS, () => line.nullable()),
      categoryIds: z.array(z.uuid()).max(50),
    }),
  }),
  reply: z.object({ businessId: z.uuid() }),
  deadlineMs: 10_000,
});
