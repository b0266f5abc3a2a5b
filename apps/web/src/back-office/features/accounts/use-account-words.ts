import { useMessages } from '../../../lib/messages.js';
import { accountMessages } from './accounts.messages.js';

/** What the codes are called that only accounts are refused with. */
export function useAccountWords() {
  const messages = useMessages(accountMessages);
  return {
    failures: { 'last-admin': messages.lastAdmin },
    fieldErrors: {
      'username-taken': messages.usernameTaken,
      'invalid-username': messages.invalidUsername,
      'too-short': messages.tooShort,
    },
  };
}
