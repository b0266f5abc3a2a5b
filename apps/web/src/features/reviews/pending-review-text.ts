import type { MyReviewFieldsFragment } from '../../lib/graphql/types.js';
import type { useMessages } from '../../lib/messages.js';
import type { reviewActionMessages } from './review-action.messages.js';

type Messages = ReturnType<typeof useMessages<typeof reviewActionMessages>>;

/** The notice for the author of a review that waits for a decision; null for other reviews. */
export function pendingReviewText(
  { status, heldFor }: Pick<MyReviewFieldsFragment, 'status' | 'heldFor'>,
  messages: Messages,
): string | null {
  if (status === 'PENDING') return messages.awaiting;
  if (status !== 'HELD') return null;
  const why = (messages as unknown as Readonly<Record<string, string>>)[heldFor ?? ''];
  return why ? `${messages.held} ${why}` : messages.held;
}
