import { isEmailAddress } from '@tedarik/turkish';
import { fieldErrorText, formMessages } from '../../lib/forms/form.messages.js';
import { useMessages } from '../../lib/messages.js';
import { accountMessages } from './account.messages.js';

const NAME = { least: 2, most: 100 };
const PASSWORD = { least: 12, most: 128 };

/** Returns the error code of a value, the same as the server's; undefined if it is valid. */
type Check = (value: string) => string | undefined;

const lengthWithin = (length: number, { least, most }: { least: number; most: number }) =>
  length < least ? 'too-short' : length > most ? 'too-long' : undefined;

const filledIn: Check = (value) => (value === '' ? 'required' : undefined);

export const checkName: Check = (value) => filledIn(value.trim()) ?? lengthWithin([...value.trim()].length, NAME);

export const checkEmail: Check = (value) =>
  filledIn(value.trim()) ?? (isEmailAddress(value.trim()) ? undefined : 'invalid-email');

/** AUTH-03: counted in characters after NFKC, as the server counts them. */
export const checkNewPassword: Check = (value) =>
  filledIn(value) ?? lengthWithin([...value.normalize('NFKC')].length, PASSWORD);

/** Checks an existing password: it cannot be longer than the maximum. */
export const checkPassword: Check = (value) =>
  filledIn(value) ?? lengthWithin([...value.normalize('NFKC')].length, { ...PASSWORD, least: 1 });

/** Checks the repeated password. */
export const checkAgain = (again: string, password: string): string | undefined =>
  filledIn(again) ?? (again === password ? undefined : 'mismatch');

/** Returns the sentence for an error code of a field. */
export function useAccountErrorText(): (code: string, field: string) => string {
  const messages = useMessages(accountMessages);
  const common = useMessages(formMessages);
  return (code, field) => {
    const isName = field === 'name';
    const texts: Record<string, string> = {
      'too-short': isName ? messages.nameTooShort : messages.passwordTooShort,
      'too-long': isName ? messages.nameTooLong : messages.passwordTooLong,
      'common-password': messages.commonPassword,
      mismatch: messages.passwordMismatch,
      'wrong-password': messages.wrongPassword,
    };
    return texts[code] ?? fieldErrorText(code, common);
  };
}
