import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { ConfirmDelete } from '../../../components/confirm-delete.js';
import { useToasts } from '../../../components/use-toasts.js';
import { useUndoable } from '../../../components/use-undoable.js';
import { useDeleteCertificatesMutation, useRestoreCertificatesMutation } from '../api/certificates-api.js';
import { certificateMessages } from '../certificates.messages.js';

interface DeleteCertificatesProps {
  /** Names by ids; none closes the dialog. */
  certificates: ReadonlyMap<string, string>;
  /** Of those that are shown. */
  businessCounts: ReadonlyMap<string, number>;
  onClose: () => void;
  onDeleted: (ids: string[]) => void;
}

export function DeleteCertificates({ certificates, businessCounts, onClose, onDeleted }: DeleteCertificatesProps) {
  const messages = useMessages(certificateMessages);
  const shared = useMessages(backOfficeMessages);
  const toasts = useToasts();
  const [deleteThem] = useDeleteCertificatesMutation();
  const [restore] = useRestoreCertificatesMutation();
  const tell = useUndoable(restore, { 'name-taken': shared.nameTaken });
  const held = [...certificates.keys()].reduce((sum, id) => sum + (businessCounts.get(id) ?? 0), 0);

  async function confirm() {
    const { data = [], error } = await deleteThem([...certificates.keys()]);
    if (error) return void toasts.failed(messages.failedToDelete, error as Failure);
    const done = tell(certificates, data, {
      deleted: (count) => (count === 1 ? messages.deleted : messages.deletedMany(count)),
      notDeleted: (which) => `${messages.failedToDelete}: ${which}`,
    });
    onDeleted([...done.keys()]);
    onClose();
  }

  return (
    <ConfirmDelete names={[...certificates.values()]} onConfirm={confirm} onCancel={onClose}>
      {held > 0 && <p>{messages.inUse(held)}</p>}
    </ConfirmDelete>
  );
}
