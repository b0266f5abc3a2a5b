import { PASSWORD_LENGTH, VISITOR_NAME_LENGTH } from '@tedarik/commands';
import { DomainError, type FieldError } from '@tedarik/service-kit';
import { emailKey, isEmailAddress, LONGEST_EMAIL } from '@tedarik/turkish';
import { isCommonPassword, isOwnFact } from './common-passwords.js';

type Fields = Partial<Record<'name' | 'email' | 'password', string>>;

/** The error code per field, or undefined when the value is valid. */
const RULES: Record<keyof Fields, (value: string) => string | undefined> = {
  name: (value) => missing(nameOf(value)) ?? lengthRefusal([...nameOf(value)].length, VISITOR_NAME_LENGTH),
  email: (value) => missing(emailKey(value)) ?? emailRefusal(emailKey(value)),
  password: (value) => missing(value) ?? passwordRefusal(value),
};

type Names = Partial<Record<keyof Fields, string>>;

/** Throws `fields-refused` with every broken rule. `as` maps a field to its name in the form. */
export function checkVisitorFields(fields: Fields, as: Names = {}): void {
  const fieldErrors = brokenRules(fields, as);
  if (fieldErrors.length > 0) throw fieldsRefused(fieldErrors);
}

export function brokenRules(fields: Fields, as: Names = {}): FieldError[] {
  const given = Object.entries(fields) as [keyof Fields, string][];
  return given.flatMap(([field, value]) => {
    const code = RULES[field](value);
    return code ? [{ field: as[field] ?? field, code }] : [];
  });
}

/** Throws `fields-refused` when the password is the owner's own name or address; `field` is its name in the form. */
export function refuseOwnFacts(password: string, facts: readonly (string | null)[], field = 'password'): void {
  if (isOwnFact(password, facts)) throw fieldsRefused([{ field, code: 'common-password' }]);
}

export const fieldsRefused = (fieldErrors: FieldError[]) =>
  new DomainError('fields-refused', 'unprocessable', undefined, fieldErrors);

/** A name as it is stored: single spaces between words, no control characters. */
export const nameOf = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const missing = (value: string): string | undefined => (value === '' ? 'required' : undefined);

const lengthRefusal = (length: number, { min, max }: { min: number; max: number }): string | undefined =>
  length < min ? 'too-short' : length > max ? 'too-long' : undefined;

const emailRefusal = (email: string): string | undefined =>
  email.length > LONGEST_EMAIL ? 'too-long' : isEmailAddress(email) ? undefined : 'invalid-email';

/** AUTH-03: the length is counted in the NFKC form, which is hashed. */
function passwordRefusal(password: string): string | undefined {
  const refusal = lengthRefusal([...password.normalize('NFKC')].length, PASSWORD_LENGTH);
  return refusal ?? (isCommonPassword(password) ? 'common-password' : undefined);
}
