import type { SubmissionDecision, SubmissionStatus, SubmissionView } from '@tedarik/commands';
import type { FieldError } from '@tedarik/service-kit';
import { isEmailAddress, LONGEST_EMAIL, normalizeUnicode, toE164 } from '@tedarik/turkish';
import { findBorough, findProvince } from '@tedarik/turkish/places';
import { submissionChangedMeanwhile, submissionDecidedSo, submissionRefused } from './submission.errors.js';

/** An application to list a business. */
export interface Submission {
  id: string;
  name: string;
  email: string;
  /** E.164 if the text can be read as a number, or else as typed. */
  phone: string;
  businessName: string;
  address: string;
  message: string | null;
  status: SubmissionStatus;
  /** Version of the privacy notice next to the form; accepted by sending the form, at `createdAt` (GEN-21). */
  noticeVersion: string;
  createdAt: Date;
  /** The submission is deleted one year later. */
  decidedAt: Date | null;
  /** Reason of the rejection, in words for the sender. */
  reason: string | null;
  /** Decisions that were mailed; each kind is mailed at most once. */
  mailedDecisions: SubmissionDecision[];
  /** The business that was created from it. */
  businessId: string | null;
}

/** A short number that the sender can mention to others; it opens nothing. */
export const applicationNumber = (id: string): string => id.slice(-8).toUpperCase();

/** The content of a form, before it is validated. */
export interface SubmissionForm {
  name: string;
  email: string;
  phone: string;
  businessName: string;
  address: string;
  message: string | null;
  noticeVersion: string;
}

/** Limits in characters after trimming. */
const LENGTHS = {
  name: { least: 2, most: 150 },
  email: { least: 0, most: LONGEST_EMAIL },
  phone: { least: 5, most: 40 },
  businessName: { least: 2, most: 150 },
  address: { least: 5, most: 500 },
  message: { least: 0, most: 1_000 },
} as const;
type Field = keyof typeof LENGTHS;
const FIELDS = Object.keys(LENGTHS) as Field[];

/** Creates a submission, which is always pending. Throws submission-refused, which names every wrong field. */
export function submit({ noticeVersion, ...form }: SubmissionForm, id: string, now: Date): Submission {
  const fields = Object.fromEntries(
    FIELDS.map((field) => [field, normalizeUnicode(form[field] ?? '').trim()]),
  ) as Record<Field, string>;
  const errors = FIELDS.flatMap((field) => problemOf(field, fields[field]));
  if (errors.length > 0) throw submissionRefused(errors);
  return {
    id,
    ...fields,
    phone: toE164(fields.phone) ?? fields.phone,
    message: fields.message || null,
    status: 'pending',
    noticeVersion,
    createdAt: now,
    decidedAt: null,
    reason: null,
    mailedDecisions: [],
    businessId: null,
  };
}

/** A decision of the back office. */
export interface Decision {
  decision: SubmissionDecision;
  /** Reason of a rejection. */
  reason: string | null;
  /** Whether this decision is mailed to the sender. */
  isMailed: boolean;
  /** The status that the decision is based on. */
  seenStatus?: SubmissionStatus | undefined;
}

const LONGEST_REASON = 1_000;

/**
 * Changes the status; the year until the deletion starts again. Throws submission-changed-meanwhile, submission-decided-so and
 * submission-refused.
 */
export function decide(
  submission: Submission,
  { decision, reason, isMailed, seenStatus = submission.status }: Decision,
  now: Date,
): Submission {
  if (submission.status !== seenStatus) throw submissionChangedMeanwhile(submission.id);
  if (submission.status === decision) throw submissionDecidedSo(submission.id, decision);
  const words = decision === 'rejected' ? normalizeUnicode(reason ?? '').trim() || null : null;
  if ([...(words ?? '')].length > LONGEST_REASON) throw submissionRefused([{ field: 'reason', code: 'too-long' }]);
  return {
    ...submission,
    status: decision,
    decidedAt: now,
    reason: words,
    mailedDecisions: isMailed ? [...submission.mailedDecisions, decision] : submission.mailedDecisions,
  };
}

function problemOf(field: Field, text: string): FieldError[] {
  const { least, most } = LENGTHS[field];
  const { length } = [...text];
  if (length < least) return [{ field, code: 'too-short' }];
  if (length > most) return [{ field, code: 'too-long' }];
  if (field === 'email' && !isEmailAddress(text)) return [{ field, code: 'invalid-email' }];
  return [];
}

export function submissionView(submission: Submission): SubmissionView {
  const { id, name, email, phone, businessName, address, message, status, createdAt } = submission;
  const { decidedAt, reason, mailedDecisions, businessId } = submission;
  return {
    ...{
      id,
      number: applicationNumber(id),
      name,
      email,
      phone,
      businessName,
      address,
      message,
      status,
      createdAt: createdAt.toISOString(),
    },
    ...{ decidedAt: decidedAt?.toISOString() ?? null, reason, mailedDecisions, businessId },
    ...placeIn(address),
  };
}

/** Nothing is guessed when the address names no province; the editor decides. */
function placeIn(address: string): Pick<SubmissionView, 'city' | 'borough'> {
  const province = findProvince(address);
  return { city: province?.name ?? null, borough: province && findBorough(province, address) };
}

/** The part of a submission that the audit log may contain: no personal data of its sender (GEN-21). */
export const recordedOf = ({ status, reason, mailedDecisions, businessId }: Submission): object => ({
  status,
  reason,
  mailedDecisions,
  businessId,
});
