import type { SubmissionDecision, SubmissionStatus, SubmissionView } from '@tedarik/commands';
import type { FieldError } from '@tedarik/service-kit';
import { isEmailAddress, LONGEST_EMAIL, normal, toE164 } from '@tedarik/turkish';
import { findBorough, findProvince } from '@tedarik/turkish/places';
import { submissionDecidedSo, submissionRefused } from './submission.errors.js';

/** Somebody would like their business to be listed. */
export interface Submission {
  id: string;
  name: string;
  email: string;
  /** E.164 where it can be read as a number, else as it was typed. */
  phone: string;
  businessName: string;
  address: string;
  message: string | null;
  status: SubmissionStatus;
  /** Of the privacy notice beside the form; accepted by sending it, at `createdAt` (GEN-21). */
  noticeVersion: string;
  createdAt: Date;
  /** A year later it is gone. */
  decidedAt: Date | null;
  /** Why it was rejected, in words that its sender may read. */
  reason: string | null;
  /** Each kind of decision is told to the sender once at most. */
  mailedDecisions: SubmissionDecision[];
  /** The one business that was made of it. */
  businessId: string | null;
}

/** What its sender may quote: short enough to be read out, and nothing can be opened with it. */
export const applicationNumber = (id: string): string => id.slice(-8).toUpperCase();

/** What a form says, before it is known to be allowed. */
export interface SubmissionForm {
  name: string;
  email: string;
  phone: string;
  businessName: string;
  address: string;
  message: string | null;
  noticeVersion: string;
}

/** Lengths in characters, without the spaces around. */
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

/** A new submission is pending, whatever its sender would like. Throws submission-refused, naming every wrong field. */
export function submit({ noticeVersion, ...form }: SubmissionForm, id: string, now: Date): Submission {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, normal(form[field] ?? '').trim()])) as Record<
    Field,
    string
  >;
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

/** What the back office has decided. */
export interface Decision {
  decision: SubmissionDecision;
  /** Of a rejection. */
  reason: string | null;
  /** Whether its sender is told of it now. */
  isMailed: boolean;
}

const LONGEST_REASON = 1_000;

/** From any other status; the year until it is gone begins anew. Throws submission-decided-so, submission-refused. */
export function decide(submission: Submission, { decision, reason, isMailed }: Decision, now: Date): Submission {
  if (submission.status === decision) throw submissionDecidedSo(submission.id, decision);
  const words = decision === 'rejected' ? normal(reason ?? '').trim() || null : null;
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

/** Nothing is guessed where the address names no province: its reader decides. */
function placeIn(address: string): Pick<SubmissionView, 'city' | 'borough'> {
  const province = findProvince(address);
  return { city: province?.name ?? null, borough: province && findBorough(province, address) };
}

/** What the record of what was done in the back office may hold: nothing of its sender (GEN-21). */
export const recordedOf = ({ status, reason, mailedDecisions, businessId }: Submission): object => ({
  status,
  reason,
  mailedDecisions,
  businessId,
});
