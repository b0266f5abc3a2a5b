import type { SubmissionStatus, SubmissionView } from '@tedarik/commands';
import type { FieldError } from '@tedarik/service-kit';
import { toE164 } from '@tedarik/turkish';
import { z } from 'zod';
import { submissionRefused } from './submission.errors.js';

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
}

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
  email: { least: 0, most: 254 },
  phone: { least: 5, most: 40 },
  businessName: { least: 2, most: 150 },
  address: { least: 5, most: 500 },
  message: { least: 0, most: 1_000 },
} as const;
type Field = keyof typeof LENGTHS;
const FIELDS = Object.keys(LENGTHS) as Field[];
const email = z.email();

/** A new submission is pending, whatever its sender would like. Throws submission-refused, naming every wrong field. */
export function submit({ noticeVersion, ...form }: SubmissionForm, id: string, now: Date): Submission {
  const fields = Object.fromEntries(
    FIELDS.map((field) => [field, (form[field] ?? '').normalize('NFC').trim()]),
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
  };
}

function problemOf(field: Field, text: string): FieldError[] {
  const { least, most } = LENGTHS[field];
  const { length } = [...text];
  if (length < least) return [{ field, code: 'too-short' }];
  if (length > most) return [{ field, code: 'too-long' }];
  if (field === 'email' && !email.safeParse(text).success) return [{ field, code: 'invalid-email' }];
  return [];
}

export function viewOf(submission: Submission): SubmissionView {
  const { id, name, email, phone, businessName, address, message, status, createdAt } = submission;
  return { id, name, email, phone, businessName, address, message, status, createdAt: createdAt.toISOString() };
}
