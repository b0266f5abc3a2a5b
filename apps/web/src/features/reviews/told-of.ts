import type { MyReviewFieldsFragment } from '../../lib/graphql/types.js';
import type { useMessages } from '../../lib/messages.js';
import type { takingPartMessages } from './taking-part.messages.js';

type Messages = ReturnType<typeof useMessages<typeof takingPartMessages>>;

/** What its author is told of a review that waits for somebody; null for one that does not. */
export function toldOf(
  { status, heldFor }: Pick<MyReviewFieldsFragment, 'status' | 'heldFor'>,
  messages: Messages,
): string | null {
  if (status === 'PENDING') return messages.awaiting;
  if (status !== 'HELD') return null;
  const why = (messages as unknown as Readonly<Record<string, string>>)[heldFor ?? ''];
  return why ? `${messages.held} ${why}` : messages.held;
}
