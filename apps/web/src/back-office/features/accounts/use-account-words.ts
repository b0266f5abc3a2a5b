import { useMessages } from '../../../lib/messages.js';
import { managedAccountMessages } from './accounts.messages.js';

/** Sentences for failure codes that only accounts have. */
export function useAccountWords() {
  const messages = useMessages(managedAccountMessages);
  return {
    failures: {
      'last-admin': messages.lastAdmin,
      'own-second-factor': messages.ownSecondFactor,
      'no-second-factor': messages.noSecondFactor,
    },
    fieldErrors: {
      'username-taken': messages.usernameTaken,
      'username-alike': messages.usernameAlike,
      'invalid-username': messages.invalidUsername,
      'too-short': messages.tooShort,
    },
  };
}
