import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useDeleteDistrictsMutation } from '../api/districts-api.js';
import { districtMessages } from '../districts.messages.js';

interface DeleteDistrictsProps {
  /** Names by ids; none closes the dialog. */
  districts: ReadonlyMap<string, string>;
  onClose: () => void;
  onDeleted: (ids: string[]) => void;
}

export function DeleteDistricts({ districts, onClose, onDeleted }: DeleteDistrictsProps) {
  const messages = useMessages(districtMessages);
  const toasts = useToasts();
  const [deleteThem] = useDeleteDistrictsMutation();

  async function confirm() {
    const { data = [], error } = await deleteThem([...districts.keys()]);
    if (error) return void toasts.failed(messages.failedToDelete, error as Failure);
    const done = data.filter(({ isDone }) => isDone).map(({ id }) => id);
    onDeleted(done);
    onClose();
    if (done.length < data.length) {
      const refused = data.filter(({ isDone }) => !isDone).map(({ id }) => districts.get(id) ?? '');
      toasts.refused(`${messages.failedToDelete}: ${refused.join(', ')}`);
    } else toasts.succeeded(done.length === 1 ? messages.deleted : messages.deletedMany(done.length));
  }

  return <ConfirmDelete names={[...districts.values()]} onConfirm={confirm} onCancel={onClose} />;
}
