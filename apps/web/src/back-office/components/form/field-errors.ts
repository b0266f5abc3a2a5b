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
  'invalid-mobile': 'invalidMobile',
  'name-taken': 'nameTaken',
};

/** Scrolls a field to the middle, where no sticky element covers it, and focuses it. */
export const IN_SIGHT = { focus: true, block: 'center' } as const;

/**
 * Shows the server's errors at their fields and goes to the first one; returns false if there were none. `known` has the feature's
 * sentences by code. Field names use dots and numbers: `locations.0.email`.
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
  if (first) form.scrollToField(first.name, IN_SIGHT);
  return fields.length > 0;
}

type Path = (string | number)[];

/** Removes errors of changed fields, because the server's errors concern the values that were sent. */
export function forgetErrorsOf(form: Pick<FormInstance, 'setFields'>, changed: object): void {
  form.setFields(pathsIn(changed).map((name) => ({ name, errors: [] })));
}

/** Removes all errors before the form is sent again. */
export function forgetErrors(form: Pick<FormInstance, 'getFieldsError' | 'setFields'>): void {
  const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  form.setFields(wrong.map(({ name }) => ({ name, errors: [] })));
}

/** Every path in the changed values, including the lists and groups above a field. */
function pathsIn(changed: object, above: Path = []): Path[] {
  return Object.entries(changed).flatMap(([key, value]) => {
    const path = [...above, Array.isArray(changed) ? Number(key) : key];
    const isGroup = Array.isArray(value) || Object.getPrototypeOf(value ?? 0) === Object.prototype;
    return isGroup ? [path, ...pathsIn(value as object, path)] : [path];
  });
}
