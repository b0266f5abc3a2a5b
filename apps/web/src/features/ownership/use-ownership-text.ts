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
  const texts: Record<string, string> = {
    'wrong-code': messages.wrongCode,
    'code-used-up': messages.codeUsedUp,
    'code-expired': messages.codeExpired,
    'too-short': messages.noteTooShort,
    'too-long': messages.noteTooLong,
  };
  return (code) => texts[code] ?? fieldErrorText(code, common);
}
