import { fieldErrorText, formMessages } from '../../lib/forms/form.messages.js';
import type { QueryFailed } from '../../lib/graphql/operation.js';
import { useMessages } from '../../lib/messages.js';
import { ownershipMessages } from './ownership.messages.js';

const REFUSALS = [
  'claim-waits-already',
  'claim-way-not-offered',
  'already-page-owner',
  'too-many-pages',
  'not-page-owner',
  'too-many-invitations',
  'invitation-expired',
  'mails-not-sent',
  'e-mail-not-verified',
] as const;

/** The sentence for a refusal; undefined if the general sentence applies. */
export function useRefusalText(): (failure: QueryFailed | null) => string | undefined {
  const messages = useMessages(ownershipMessages);
  return (failure) => {
    const known = REFUSALS.find((code) => code === failure?.code);
    return known && messages[known];
  };
}

/** The sentence for an error code of a field. */
export function useOwnershipErrorText(): (code: string) => string {
  const messages = useMessages(ownershipMessages);
  const common = useMessages(formMessages);
  return (code) => {
    switch (code) {
      case 'wrong-code':
        return messages.wrongCode;
      case 'code-used-up':
        return messages.codeUsedUp;
      case 'code-expired':
        return messages.codeExpired;
      case 'too-short':
        return messages.noteTooShort;
      case 'too-long':
        return messages.noteTooLong;
      default:
        return fieldErrorText(code, common);
    }
  };
}
