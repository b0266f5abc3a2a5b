import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';

interface CredentialsDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** False while it shows what is shown once. */
  isClosable?: boolean;
  /** Over other dialogs and drawers. */
  zIndex?: number;
  children: ReactNode;
}

/** Nothing that was typed or shown in it stays behind when it closes. */
export function CredentialsDialog({ onClose, isClosable = true, children, ...shown }: CredentialsDialogProps) {
  const { cancel } = useMessages(backOfficeMessages);
  return (
    <Modal
      {...shown}
      onCancel={onClose}
      closable={isClosable && { 'aria-label': cancel }}
      keyboard={isClosable}
      mask={{ closable: false }}
      footer={null}
      width={440}
      destroyOnHidden
    >
      {children}
    </Modal>
  );
}
