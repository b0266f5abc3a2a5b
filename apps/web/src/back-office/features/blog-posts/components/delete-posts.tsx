import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useFailureText } from '../../../components/use-failure-text.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useUndoable } from '../../../components/use-undoable.js';
import { useDeletePostsMutation, useRestorePostsMutation } from '../api/posts-api.js';
import { blogPostsMessages } from '../blog-posts.messages.js';

interface DeletePostsProps {
  /** Titles by ids; none closes the dialog. */
  posts: ReadonlyMap<string, string>;
  onClose: () => void;
  onDeleted: (ids: string[]) => void;
}

export function DeletePosts({ posts, onClose, onDeleted }: DeletePostsProps) {
  const messages = useMessages(blogPostsMessages);
  const toasts = useToasts();
  const failureText = useFailureText();
  const [deleteThem] = useDeletePostsMutation();
  const [restore] = useRestorePostsMutation();
  const tell = useUndoable(restore, { 'slug-taken': messages.slugTaken });

  async function confirm() {
    const { data = [], error } = await deleteThem([...posts.keys()]);
    if (error) return void toasts.refused(`${messages.failedToDelete} ${failureText(error as Failure)}`);
    const done = tell(posts, data, {
      deleted: (count) => (count === 1 ? messages.deleted : messages.deletedMany(count)),
      notDeleted: (which) => `${messages.failedToDelete} ${which}`,
    });
    onDeleted([...done.keys()]);
    onClose();
  }

  return (
    <ConfirmDelete
      names={[...posts.values()]}
      onConfirm={confirm}
      onCancel={onClose}
      {...(posts.size === 1 && { question: messages.confirmDelete })}
    >
      {posts.size === 1 && <p>{[...posts.values()]}</p>}
    </ConfirmDelete>
  );
}
