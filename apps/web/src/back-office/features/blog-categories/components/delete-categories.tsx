import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useFailureText } from '../../../components/use-failure-text.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useUndoable } from '../../../components/use-undoable.js';
import {
  type BlogCategoryRow,
  useDeleteBlogCategoriesMutation,
  useRestoreBlogCategoriesMutation,
} from '../api/categories-api.js';
import { blogCategoryMessages } from '../blog-categories.messages.js';

interface DeleteCategoriesProps {
  /** None closes the dialog. */
  categories: readonly BlogCategoryRow[];
  onClose: () => void;
  onDeleted: (ids: string[]) => void;
}

export function DeleteCategories({ categories, onClose, onDeleted }: DeleteCategoriesProps) {
  const messages = useMessages(blogCategoryMessages);
  const shared = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const failureText = useFailureText();
  const [deleteThem] = useDeleteBlogCategoriesMutation();
  const [restore] = useRestoreBlogCategoriesMutation();
  const tell = useUndoable(restore, { 'slug-taken': messages.slugTaken, 'category-refused': shared.nameTaken });
  const [first] = categories;
  const posts = categories.reduce((sum, { postCount }) => sum + postCount, 0);

  async function confirm() {
    const names = new Map(categories.map(({ id, name }) => [id, name]));
    const { data = [], error } = await deleteThem([...names.keys()]);
    if (error) return void toasts.refused(`${messages.failedToDelete} ${failureText(error as Failure)}`);
    const done = tell(names, data, {
      deleted: (count) => (count === 1 ? messages.deleted : messages.deletedMany(count)),
      notDeleted: (which) => `${messages.failedToDelete} ${which}`,
    });
    onDeleted([...done.keys()]);
    onClose();
  }

  return (
    <ConfirmDelete
      names={categories.map(({ name }) => name)}
      onConfirm={confirm}
      onCancel={onClose}
      {...(first && categories.length === 1 && { question: messages.confirmDelete(first.name) })}
    >
      {posts > 0 && <p>{messages.willStay(posts)}</p>}
    </ConfirmDelete>
  );
}
