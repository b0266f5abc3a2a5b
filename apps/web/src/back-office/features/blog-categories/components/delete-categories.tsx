import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useFailureText } from '../../../components/use-failure-text.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type BlogCategoryRow, useDeleteBlogCategoriesMutation } from '../api/categories-api.js';
import { blogCategoryMessages } from '../blog-categories.messages.js';

interface DeleteCategoriesProps {
  /** None closes the dialog. */
  categories: readonly BlogCategoryRow[];
  onClose: () => void;
  onDeleted: (ids: string[]) => void;
}

export function DeleteCategories({ categories, onClose, onDeleted }: DeleteCategoriesProps) {
  const messages = useMessages(blogCategoryMessages);
  const toasts = useToasts();
  const failureText = useFailureText();
  const [deleteThem] = useDeleteBlogCategoriesMutation();
  const [first] = categories;
  const posts = categories.reduce((sum, { postCount }) => sum + postCount, 0);

  async function confirm() {
    const { data = [], error } = await deleteThem(categories.map(({ id }) => id));
    if (error) return void toasts.refused(`${messages.failedToDelete} ${failureText(error as Failure)}`);
    const done = data.filter(({ isDone }) => isDone).map(({ id }) => id);
    onDeleted(done);
    onClose();
    if (done.length < data.length) {
      const left = categories.filter(({ id }) => !done.includes(id)).map(({ name }) => name);
      toasts.refused(`${messages.failedToDelete} ${left.join(', ')}`);
    } else toasts.succeeded(done.length === 1 ? messages.deleted : messages.deletedMany(done.length));
  }

  return (
    <ConfirmDelete
      names={categories.map(({ name }) => name)}
      onConfirm={confirm}
      onCancel={onClose}
      {...(first && categories.length === 1 && { question: messages.askDelete(first.name) })}
    >
      {posts > 0 && <p>{messages.willStay(posts)}</p>}
    </ConfirmDelete>
  );
}
