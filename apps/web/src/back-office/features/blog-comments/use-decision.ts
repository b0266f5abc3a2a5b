import { useMessages } from '../../../lib/messages.js';
import type { Failure } from '../../api/failure.js';
import { useToasts } from '../../components/use-toasts.js';
import { type CommentDecision, useDecideOnCommentsMutation } from './api/comments-api.js';
import { blogCommentMessages } from './blog-comments.messages.js';

/** Decides on comments and says what became of it; answers the ids on which it was done. */
export function useDecision(): (
  decision: CommentDecision,
  comments: ReadonlyMap<string, string>,
) => Promise<readonly string[]> {
  const messages = useMessages(blogCommentMessages);
  const toasts = useToasts();
  const [decide] = useDecideOnCommentsMutation();
  const done = { approve: messages.doneApprove, reject: messages.doneReject, delete: messages.doneDelete };
  const failed = {
    approve: messages.failedToApprove,
    reject: messages.failedToReject,
    delete: messages.failedToDelete,
  };
  return async (decision, comments) => {
    const { data, error } = await decide({ decision, ids: [...comments.keys()] });
    if (!data) {
      toasts.failed(failed[decision], error as Failure);
      return [];
    }
    const ids = data.filter(({ isDone }) => isDone).map(({ id }) => id);
    const left = data.filter(({ isDone }) => !isDone).map(({ id }) => comments.get(id) ?? '');
    if (left.length > 0) toasts.refused(`${failed[decision]}: ${left.join(', ')}`);
    else toasts.succeeded(done[decision](ids.length));
    return ids;
  };
}
