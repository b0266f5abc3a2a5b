import { Modal } from 'antd';
import { HeadRow } from '../../../components/head-row.js';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import type { EditDifference } from '../edit/use-edit.js';
import { restoreMessages } from './restore.messages.js';

interface RestoreDialogProps {
  isOpen: boolean;
  changes: readonly EditDifference[];
  /** Labels of fields that cannot be restored; empty if none. */
  lost: string;
  onFill: () => void;
  onClose: () => void;
}

/** Shows the changes that restoring would make to the form. */
export function RestoreDialog({ isOpen, changes, lost, onFill, onClose }: RestoreDialogProps) {
  const messages = useMessages(restoreMessages);
  const { cancel, dash } = useMessages(backOfficeMessages);
  return (
    <Modal
      open={isOpen}
      title={messages.title}
      okText={messages.fill}
      cancelText={cancel}
      okButtonProps={{ disabled: changes.length === 0 }}
      onOk={onFill}
      onCancel={onClose}
      destroyOnHidden
    >
      {changes.length === 0 ? (
        <p>{messages.same}</p>
      ) : (
        <>
          <p>{messages.help}</p>
          <table className="differences">
            <HeadRow titles={[messages.field, messages.now, messages.then]} />
            <tbody>
              {changes.map(({ label, now, then }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{now || dash}</td>
                  <td>{then || dash}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {lost && <p role="note">{messages.lost(lost)}</p>}
    </Modal>
  );
}
