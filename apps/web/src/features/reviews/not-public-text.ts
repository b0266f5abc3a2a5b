import type { MyReviewFieldsFragment } from '../../lib/graphql/types.js';
import type { useMessages } from '../../lib/messages.js';
import type { reviewActionMessages } from './review-action.messages.js';

type Messages = ReturnType<typeof useMessages<typeof reviewActionMessages>>;

/** The notice for the author of a review that is not public, with the reason if it is known; null for other reviews. */
export function notPublicText(
  { status, heldFor, hiddenFor }: Pick<MyReviewFieldsFragment, 'status' | 'heldFor' | 'hiddenFor'>,
  messages: Messages,
): string | null {
  const known = messages as unknown as Readonly<Record<string, string>>;
  if (status === 'PENDING') return messages.awaiting;
  if (status === 'HELD') return [messages.held, known[heldFor ?? '']].filter(Boolean).join(' ');
  if (status !== 'HIDDEN') return null;
  const why = known[hiddenFor ?? ''];
  return why ? `${messages.hidden} ${messages.reason(why)}` : messages.hidden;
}
