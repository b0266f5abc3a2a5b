import { useMessages } from '../../../../lib/messages.js';
import { StatusTag } from '../../../components/status-tag.js';
import type { ChangeSuggestion } from '../api/change-suggestions-api.js';
import { changeSuggestionMessages } from '../change-suggestions.messages.js';

export const SUGGESTION_STATUSES = ['pending', 'accepted', 'partly', 'rejected'] as const;
export const SENDERS = ['visitor', 'account', 'owner'] as const;
const REASONS = ['closed', 'moved', 'contact', 'hours', 'other'] as const;
const TONES = { pending: 'waiting', accepted: 'good', partly: 'good', rejected: 'bad' } as const;

export function SuggestionStatus({ status }: Pick<ChangeSuggestion, 'status'>) {
  const messages = useMessages(changeSuggestionMessages);
  const known = SUGGESTION_STATUSES.find((each) => each === status) ?? 'pending';
  return <StatusTag tone={TONES[known]}>{messages[known]}</StatusTag>;
}

/** Texts for a suggestion's reason, sender and business. */
export function useSuggestionWords() {
  const messages = useMessages(changeSuggestionMessages);
  return {
    reasonOf: ({ reason }: ChangeSuggestion) => messages[REASONS.find((each) => each === reason) ?? 'byOwner'],
    senderOf: ({ by }: ChangeSuggestion) => messages[SENDERS.find((each) => each === by) ?? 'visitor'],
    nameOf: ({ business }: ChangeSuggestion) => business?.name ?? messages.gone,
  };
}
