import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type ModerationAction, useModerateReviewsMutation } from '../api/reviews-api.js';
import { reviewMessages } from '../reviews.messages.js';

/** Moderates reviews with one call and says what became of them; answers the ids of those that were done. */
export function useModeration() {
  const messages = useMessages(reviewMessages);
  const toasts = useToasts();
  const [moderate] = useModerateReviewsMutation();
  const commandIdOf = useCommandId();
  const DONE: Record<ModerationAction, string> = {
    approve: messages.approved,
    hide: messages.nowHidden,
    unhide: messages.shownAgain,
    remove: messages.deleted,
  };

  return async (
    reviews: ReadonlyMap<string, string>,
    action: ModerationAction,
    reason: string | null = null,
  ): Promise<string[] | null> => {
    const failed = action === 'remove' ? messages.failedToDelete : messages.failedToUpdate;
    const request = { ids: [...reviews.keys()], action, reason };
    const { data = [], error } = await moderate({ ...request, commandId: commandIdOf(request) });
    if (error) {
      toasts.failed(failed, error as Failure);
      return null;
    }
    const done = data.filter(({ isDone }) => isDone).map(({ id }) => id);
    const refused = data.filter(({ isDone }) => !isDone);
    const doneMany = action === 'remove' ? messages.deletedMany : messages.doneMany;
    if (refused.length === 0) toasts.succeeded(done.length === 1 ? DONE[action] : doneMany(done.length));
    else {
      const why = refused.map(({ id, code }) => `${reviews.get(id) ?? ''} (${wordOf(code, messages)})`);
      toasts.refused(`${failed}: ${why.join(', ')}`);
    }
    return done;
  };
}

const wordOf = (code: string | null | undefined, messages: object): string =>
  (messages as Record<string, string>)[code ?? ''] ?? code ?? '';
