import { useMessages } from '../../../../lib/messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { type DeletionProps, useDeletion } from '../../../components/use-deletion.js';
import { useDeletePostsMutation, useRestorePostsMutation } from '../api/posts-api.js';
import { blogPostsMessages } from '../blog-posts.messages.js';

export function DeletePosts(props: DeletionProps) {
  const messages = useMessages(blogPostsMessages);
  const [deleteThem] = useDeletePostsMutation();
  const [restore] = useRestorePostsMutation();
  const reasons = { 'slug-taken': messages.slugTaken };
  const confirm = useDeletion(props, { deleteThem, restore, messages, reasons });
  const titles = [...props.names.values()];
  return (
    <ConfirmDelete
      names={titles}
      onConfirm={confirm}
      onCancel={props.onClose}
      isRestorable
      {...(titles.length === 1 && { question: messages.confirmDelete })}
    >
      {titles.length === 1 && <p>{titles}</p>}
    </ConfirmDelete>
  );
}
