import { useMessages } from '../../../lib/messages.js';
import { useToasts } from '../../components/use-toasts.js';
import { useUndoable } from '../../components/use-undoable.js';
import { type CommentDecision, useDecideOnCommentsMutation } from './api/comments-api.js';
import { blogCommentMessages } from './blog-comments.messages.js';

/** Decides on comments and shows the outcome; resolves with the ids for which it succeeded. A deletion can be undone. */
export function useDecision(): (
  decision: CommentDecision,
  comments: ReadonlyMap<string, string>,
) => Promise<readonly string[]> {
  const messages = useMessages(blogCommentMessages);
  const toasts = useToasts();
  const [decide] = useDecideOnCommentsMutation();
  const tellDeletion = useUndoable((ids) => decide({ decision: 'restore', ids }));
  const done = { approve: messages.doneApprove, reject: messages.doneReject, delete: messages.doneDelete };
  const failed = {
    approve: messages.failedToApprove,
    reject: messages.failedToReject,
    delete: messages.failedToDelete,
  };
  return async (decision, comments) => {
    const { data, error } = await decide({ decision, ids: [...comments.keys()] });
    if (!data) {
      toasts.failed(failed[decision], error);
      return [];
    }
    const ids = data.filter(({ isDone }) => isDone).map(({ id }) => id);
    const left = data.filter(({ isDone }) => !isDone).map(({ id }) => comments.get(id) ?? '');
    if (decision === 'delete') {
      const notDeleted = (which: string) => `${failed.delete}: ${which}`;
      tellDeletion(comments, data, { deleted: done.delete, notDeleted });
    } else if (left.length > 0) toasts.refused(`${failed[decision]}: ${left.join(', ')}`);
    else toasts.succeeded(done[decision](ids.length));
    return ids;
  };
}
