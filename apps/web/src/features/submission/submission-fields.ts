import { isEmailAddress } from '@tedarik/turkish';
import { fieldErrorText, formMessages } from '../../lib/forms/form.messages.js';
import type { FieldErrors } from '../../lib/forms/use-form.js';
import { useMessages } from '../../lib/messages.js';
import { submissionMessages } from './submission.messages.js';

/** Lengths in characters without surrounding spaces, as the server counts them. */
const LENGTHS = {
  name: { least: 2, most: 150 },
  email: { least: 0, most: 254 },
  phone: { least: 5, most: 40 },
  businessName: { least: 2, most: 150 },
  address: { least: 5, most: 500 },
  message: { least: 0, most: 1_000 },
} as const;

export type SubmissionField = keyof typeof LENGTHS;
export type SubmissionValues = Record<SubmissionField, string>;
const FIELDS = Object.keys(LENGTHS) as SubmissionField[];

export const trimmed = (values: SubmissionValues): SubmissionValues =>
  Object.fromEntries(FIELDS.map((field) => [field, values[field].trim()])) as SubmissionValues;

/** PUB-SUB-03 to 08: the error code of each invalid field, the same as the server's. */
export function checkSubmission(values: SubmissionValues): FieldErrors<SubmissionField> {
  const given = trimmed(values);
  return Object.fromEntries(FIELDS.map((field) => [field, problemOf(field, given[field])]));
}

function problemOf(field: SubmissionField, text: string): string | undefined {
  const { least, most } = LENGTHS[field];
  const { length } = [...text];
  if (length < least) return 'too-short';
  if (length > most) return 'too-long';
  return field === 'email' && !isEmailAddress(text) ? 'invalid-email' : undefined;
}

/** The sentence for an error code of a field. */
export function useSubmissionErrorText(): (code: string, field: SubmissionField) => string {
  const messages = useMessages(submissionMessages);
  const common = useMessages(formMessages);
  const tooShort: Partial<Record<SubmissionField, string>> = {
    name: messages.nameTooShort,
    phone: messages.phoneRequired,
    businessName: messages.businessNameRequired,
    address: messages.addressRequired,
  };
  return (code, field) => {
    if (code === 'too-long') return messages.tooLong(messages[field], LENGTHS[field].most);
    return (code === 'too-short' && tooShort[field]) || fieldErrorText(code, common);
  };
}
