import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useUndoable } from '../../../components/use-undoable.js';
import { useDeleteDistrictsMutation, useRestoreDistrictsMutation } from '../api/districts-api.js';
import { districtMessages } from '../districts.messages.js';

interface DeleteDistrictsProps {
  /** Names by ids; none closes the dialog. */
  districts: ReadonlyMap<string, string>;
  /** Of those that are shown. */
  businessCounts: ReadonlyMap<string, number>;
  onClose: () => void;
  onDeleted: (ids: string[]) => void;
}

export function DeleteDistricts({ districts, businessCounts, onClose, onDeleted }: DeleteDistrictsProps) {
  const messages = useMessages(districtMessages);
  const shared = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const [deleteThem] = useDeleteDistrictsMutation();
  const [restore] = useRestoreDistrictsMutation();
  const tell = useUndoable(restore, { 'name-taken': messages.nameTaken, 'slug-taken': shared.addressTaken });
  const linked = [...districts.keys()].reduce((sum, id) => sum + (businessCounts.get(id) ?? 0), 0);

  async function confirm() {
    const { data = [], error } = await deleteThem([...districts.keys()]);
    if (error) return void toasts.failed(messages.failedToDelete, error as Failure);
    const done = tell(districts, data, {
      deleted: (count) => (count === 1 ? messages.deleted : messages.deletedMany(count)),
      notDeleted: (which) => `${messages.failedToDelete}: ${which}`,
    });
    onDeleted([...done.keys()]);
    onClose();
  }

  return (
    <ConfirmDelete names={[...districts.values()]} onConfirm={confirm} onCancel={onClose}>
      {linked > 0 && <p>{messages.linked(linked)}</p>}
    </ConfirmDelete>
  );
}
