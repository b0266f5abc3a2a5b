import { isEmailAddress } from '@tedarik/turkish';
import { fieldErrorText, formMessages } from '../../lib/forms/form.messages.js';
import { useMessages } from '../../lib/messages.js';
import { accountMessages } from './account.messages.js';

const NAME = { least: 2, most: 100 };
const PASSWORD = { least: 12, most: 128 };

/** What is wrong with a field, as the server's codes say it too; undefined when nothing is. */
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

/** A password that the account has already: nothing longer can be it. */
export const checkPassword: Check = (value) =>
  filledIn(value) ?? lengthWithin([...value.normalize('NFKC')].length, { ...PASSWORD, least: 1 });

/** The same password once more. */
export const checkAgain = (again: string, password: string): string | undefined =>
  filledIn(again) ?? (again === password ? undefined : 'mismatch');

/** The sentence for a refused field of an account form. */
export function useAccountErrorText(): (code: string, field: string) => string {
  const messages = useMessages(accountMessages);
  const common = useMessages(formMessages);
  return (code, field) => {
    const isName = field === 'name';
    switch (code) {
      case 'too-short':
        return isName ? messages.nameTooShort : messages.passwordTooShort;
      case 'too-long':
        return isName ? messages.nameTooLong : messages.passwordTooLong;
      case 'common-password':
        return messages.commonPassword;
      case 'mismatch':
        return messages.passwordMismatch;
      case 'wrong-password':
        return messages.wrongPassword;
      default:
        return fieldErrorText(code, common);
    }
  };
}
