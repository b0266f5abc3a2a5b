import { Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../../lib/messages.js';
import { backOfficeMessages } from '../back-office.messages.js';
import { useFocusReturn } from '../use-focus-return.js';

interface CredentialsDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
  /** False while it loads or shows something that is shown only once. */
  isClosable?: boolean;
  /** To appear above other dialogs and drawers. */
  zIndex?: number;
  children: ReactNode;
}

/** A dialog whose content is removed when it closes, so that nothing typed or shown remains. */
export function CredentialsDialog({ onClose, isClosable = true, children, ...shown }: CredentialsDialogProps) {
  const { cancel } = useMessages(backOfficeMessages);
  const returnFocus = useFocusReturn(shown.open);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Modal
      {...shown}
      onCancel={onClose}
      // Another dialog that closes meanwhile returns the focus to its own opener.
      afterOpenChange={(isOpen) => isOpen && content.current?.querySelector('input')?.focus()}
      afterClose={returnFocus}
      closable={isClosable && { 'aria-label': cancel }}
      keyboard={isClosable}
      mask={{ closable: false }}
      footer={null}
      width={440}
      destroyOnHidden
    >
      <div ref={content}>{children}</div>
    </Modal>
  );
}
