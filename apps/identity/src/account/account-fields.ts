import type { FieldError } from '@tedarik/service-kit';
import { emailKey, fold } from '@tedarik/turkish';
import { brokenRules, fieldsRefused, nameOf } from '../credentials/visitor-fields.js';

const LONGEST = { username: 60, url: 2_048 } as const;
const SHORTEST_USERNAME = 3;
const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;
// Letters of other scripts may look like Latin ones: with a Cyrillic е, a name would look like another person's.
const LATIN_ONLY = /^[a-z0-9._-]+$/;

/** The fields of an account form. */
export interface TypedFields {
  username: string;
  fullName: string;
  email: string | null;
  avatarUrl?: string | null;
}

export interface AccountFields {
  username: string;
  fullName: string;
  email: string | null;
  avatarUrl: string | null;
}

/**
 * Returns the fields as they are stored. Throws `fields-refused` with every broken rule; the rules of user names apply only to new
 * accounts.
 */
export function accountFields(typed: TypedFields, isNew: boolean): AccountFields {
  const username = typed.username.normalize('NFC').trim();
  const email = emailKey(typed.email ?? '') || null;
  const avatarUrl = typed.avatarUrl?.trim() || null;
  const fieldErrors = [
    ...refusal('username', isNew ? usernameRefusal(username) : null),
    ...brokenRules({ name: typed.fullName, ...(email && { email }) }, { name: 'fullName' }),
    ...refusal('avatarUrl', avatarUrl && urlRefusal(avatarUrl)),
  ];
  if (fieldErrors.length > 0) throw fieldsRefused(fieldErrors);
  return { username, fullName: nameOf(typed.fullName), email, avatarUrl };
}

const refusal = (field: string, code: string | null | undefined): FieldError[] => (code ? [{ field, code }] : []);

function usernameRefusal(username: string): string | undefined {
  const { length } = [...username];
  if (length === 0) return 'required';
  if (length < SHORTEST_USERNAME) return 'too-short';
  if (length > LONGEST.username) return 'too-long';
  return USERNAME.test(username) && LATIN_ONLY.test(fold(username)) ? undefined : 'invalid-username';
}

function urlRefusal(url: string): string | undefined {
  if (url.length > LONGEST.url) return 'too-long';
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? undefined : 'invalid-url';
}
