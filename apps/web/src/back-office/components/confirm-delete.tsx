import { Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../lib/messages.js';
import { backOfficeMessages } from './back-office.messages.js';
import { useFocusReturn } from './use-focus-return.js';

const NAMES_SHOWN = 10;

interface ConfirmDeleteProps {
  /** Names of the records to be deleted; the dialog is open while there are any. */
  names: readonly string[];
  onConfirm: () => Promise<void>;
  onCancel: () => void;
  /** Replaces the usual question. */
  question?: ReactNode;
  /** What else is deleted, or a choice that is required first. */
  children?: ReactNode;
  canConfirm?: boolean;
  /** Says that the records can be restored from the list 'Silinenler'. Other deletions say in `children` what they mean. */
  isRestorable?: boolean;
}

/** ADM-COMMON-04: requires confirmation before a deletion, naming up to ten records. */
export function ConfirmDelete({
  names,
  onConfirm,
  onCancel,
  question,
  children,
  canConfirm = true,
  isRestorable = false,
}: ConfirmDeleteProps) {
  const messages = useMessages(backOfficeMessages);
  const [isDeleting, setDeleting] = useState(false);
  // After a deletion the row that opened the dialog no longer exists, so the focus cannot return to it.
  const isConfirmed = useRef(false);
  const returnFocus = useFocusReturn(names.length > 0);
  const [only = ''] = names;
  const rest = names.length - NAMES_SHOWN;
  return (
    <Modal
      open={names.length > 0}
      title={messages.deleteTitle}
      okText={messages.delete}
      cancelText={messages.cancel}
      okButtonProps={{ danger: true, type: 'primary', disabled: !canConfirm }}
      confirmLoading={isDeleting}
      cancelButtonProps={{ disabled: isDeleting }}
      onCancel={() => {
        if (isDeleting) return;
        isConfirmed.current = false;
        onCancel();
      }}
      onOk={() => {
        isConfirmed.current = true;
        setDeleting(true);
        void onConfirm().finally(() => setDeleting(false));
      }}
      focusable={{ focusTriggerAfterClose: false }}
      afterClose={() => returnFocus(isConfirmed.current)}
      destroyOnHidden
    >
      <p>{question ?? (names.length === 1 ? messages.deleteOne(only) : messages.deleteMany(names.length))}</p>
      {names.length > 1 && (
        <ul className="delete-names">
          {names.slice(0, NAMES_SHOWN).map((name, at) => (
            <li key={`${at} ${name}`}>{name}</li>
          ))}
          {rest > 0 && <li>+{rest}</li>}
        </ul>
      )}
      {children}
      {isRestorable && <p className="quiet">{messages.restorable}</p>}
    </Modal>
  );
}
