import type { FormInstance } from 'antd';
import type { Failure } from '../../api/failure.js';
import type { MessagesOf } from '../../../lib/messages.js';
import type { backOfficeMessages } from '../back-office.messages.js';

type Messages = MessagesOf<typeof backOfficeMessages>;

const SHARED: Record<string, keyof Messages> = {
  required: 'required',
  'too-long': 'tooLong',
  'invalid-url': 'invalidUrl',
  'invalid-email': 'invalidEmail',
  'invalid-phone': 'invalidPhone',
  'name-taken': 'nameTaken',
};

/**
 * Puts the server's refusals at their fields and goes to the first one; false when there was none to show. `known` words
 * the codes of the feature. Fields are named as the form names them, with dots and numbers: `locations.0.email`.
 */
export function showFieldErrors(
  form: Pick<FormInstance, 'setFields' | 'scrollToField'>,
  { fieldErrors }: Failure,
  messages: Messages,
  known: Readonly<Record<string, string>> = {},
): boolean {
  const fields = fieldErrors.map(({ field, code }) => ({
    name: field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    errors: [known[code] ?? (messages[SHARED[code] ?? 'invalid'] as string)],
  }));
  form.setFields(fields);
  const [first] = fields;
  if (first) form.scrollToField(first.name, { focus: true });
  return fields.length > 0;
}
