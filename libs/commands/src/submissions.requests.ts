import { mapTexts, SUBMITTED_FIELDS } from '@tedarik/fields';
import { z } from 'zod';
import { defineCommand, defineQuery } from './define.js';
import { ofMany } from './management/managed-list.js';
import { line as keptLine, paragraph, typedText } from './text.js';

// These are limits for messages only. The aggregate has the rules, and names the fields that break one. A line break in a `line` is
// rejected here, because it is not a typing error but a way to inject headers into mails.
const line = typedText(5_000).regex(/^[^\r\n]*$/);
const text = typedText(20_000);

export const SubmissionStatus = z.enum(['pending', 'approved', 'rejected']);
export type SubmissionStatus = z.infer<typeof SubmissionStatus>;

/** The possible decisions. Nothing returns to `pending`. */
export const SubmissionDecision = SubmissionStatus.exclude(['pending']);
export type SubmissionDecision = z.infer<typeof SubmissionDecision>;

/** For the back office only: the public cannot even learn whether a submission exists. */
export const SubmissionView = z.object({
  id: z.uuid(),
  /** The reference number that the sender received. */
  number: keptLine,
  name: keptLine,
  email: keptLine,
  /** E.164 if it could be parsed as a number, else as it was typed. */
  phone: keptLine,
  businessName: keptLine,
  address: paragraph,
  message: paragraph.nullable(),
  status: SubmissionStatus,
  createdAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why it was rejected; the sender may read this text. */
  reason: paragraph.nullable(),
  /** The decisions of which the sender was notified by mail. */
  mailedDecisions: z.array(SubmissionDecision).max(2),
  /** The business that was created from it, even if it has been deleted since. */
  businessId: z.uuid().nullable(),
  /** Province and district recognised in the address. */
  city: keptLine.nullable(),
  borough: keptLine.nullable(),
});
export type SubmissionView = z.infer<typeof SubmissionView>;

/**
 * Requests that a business be listed; the submission waits for a decision. Broken rules: `too-short`, `too-long`,
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
    /** Version of the privacy notice that the form showed. */
    noticeVersion: z.string().min(1).max(40),
    /** False if this mailbox has already received too many mails, since anybody can type its address. */
    mailsReceipt: z.boolean().default(true),
  }),
  reply: z.object({
    id: z.uuid(),
    /** The reference number for its sender. */
    number: keptLine,
    /** Whether its sender gets the number by mail. */
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

/**
 * `kept`: no mail was requested. `already-mailed`: a mail about the same decision was sent before. `no-mailer`: this system cannot send
 * mails.
 */
export const DecisionMail = z.enum(['mailed', 'kept', 'already-mailed', 'no-mailer']);
export type DecisionMail = z.infer<typeof DecisionMail>;

/**
 * Back office: approves or rejects a submission, whatever its status: `submission-decided-so` if it has that status already, and
 * `submission-changed-meanwhile` if it no longer has the one that was seen. With `mailSender` the sender is notified by mail, once per kind
 * of decision; the decision stands even if the mail fails. Only a rejection has a `reason`. Broken rules: `too-long`.
 */
export const DecideSubmission = defineCommand('request.submissions.decide-submission.v1', {
  request: z.strictObject({
    id: z.uuid(),
    decision: SubmissionDecision,
    reason: text.nullable(),
    mailSender: z.boolean(),
    /** The status that the decision is based on. Only a gateway of the previous release leaves it out. */
    seenStatus: SubmissionStatus.optional(),
  }),
  reply: z.object({ submission: SubmissionView, mail: DecisionMail }),
});

/** Back office: deletes submissions for good. Each can be refused with `submission-not-found`. */
export const DeleteSubmissions = defineCommand('request.submissions.delete-submissions.v1', {
  ...ofMany,
  deadlineMs: 30_000,
});

/**
 * Back office: creates a pending business from a submission, with the values of the form. Only one business is ever created from a
 * submission: a repeat returns that one, whatever the form contains. Broken rules: `required`, `too-short`, `too-long`, `invalid-email`,
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
      categoryIds: z.array(z.uuid()).max(50).default([]),
    }),
  }),
  reply: z.object({ businessId: z.uuid() }),
  deadlineMs: 10_000,
});
