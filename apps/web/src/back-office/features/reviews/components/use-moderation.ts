import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import { textFor } from '../../../components/text-for.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useUndoable } from '../../../components/use-undoable.js';
import { type ModerationAction, useModerateReviewsMutation } from '../api/reviews-api.js';
import { managedReviewMessages } from '../reviews.messages.js';

type Decision = Exclude<ModerationAction, 'restore' | 'remove'>;

/** Moderates reviews in one call and shows the outcome; resolves with the ids that succeeded. A removal can be undone. */
export function useModeration() {
  const messages = useMessages(managedReviewMessages);
  const toasts = useToasts();
  const [moderate] = useModerateReviewsMutation();
  const commandIdOf = useCommandId();
  const tellRemoval = useUndoable((ids) => carryOut(ids, 'restore'), {
    'already-reviewed': messages['already-reviewed'],
    'review-not-found': messages['review-not-found'],
  });
  const DONE: Record<Decision, string> = {
    approve: messages.approved,
    publish: messages.published,
    reject: messages.rejected,
    hide: messages.nowHidden,
    unhide: messages.shownAgain,
    settle: messages.settled,
    'remove-reply': messages.replyRemoved,
  };

  function carryOut(ids: string[], action: ModerationAction, reason: string | null = null) {
    const request = { ids, action, reason };
    return moderate({ ...request, commandId: commandIdOf(request) });
  }

  return async (
    reviews: ReadonlyMap<string, string>,
    action: Decision | 'remove',
    reason: string | null = null,
  ): Promise<string[] | null> => {
    const failed = action === 'remove' ? messages.failedToDelete : messages.failedToUpdate;
    const { data = [], error } = await carryOut([...reviews.keys()], action, reason);
    if (error) {
      toasts.failed(failed, error);
      return null;
    }
    const done = data.filter(({ isDone }) => isDone).map(({ id }) => id);
    const refused = data.filter(({ isDone }) => !isDone);
    if (action === 'remove') {
      tellRemoval(reviews, data, {
        deleted: (count) => (count === 1 ? messages.deleted : messages.deletedMany(count)),
        notDeleted: (which) => `${failed}: ${which}`,
      });
    } else if (refused.length === 0) {
      toasts.succeeded(done.length === 1 ? DONE[action] : messages.doneMany(done.length));
    } else {
      const why = refused.map(({ id, code }) => `${reviews.get(id) ?? ''} (${textFor(messages, code ?? '')})`);
      toasts.refused(`${failed}: ${why.join(', ')}`);
    }
    return done;
  };
}
