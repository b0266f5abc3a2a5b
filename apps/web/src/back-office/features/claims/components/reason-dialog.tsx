import { Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { claimMessages } from '../claims.messages.js';

interface ReasonDialogProps {
  title: string;
  okText: string;
  isBusy: boolean;
  children: ReactNode;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason, which the person concerned will be told. */
export function ReasonDialog({ title, okText, isBusy, children, onConfirm, onClose }: ReasonDialogProps) {
  const messages = useMessages(claimMessages);
  const shared = useMessages(backOfficeMessages);
  const [reason, setReason] = useState('');
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
      cancelText={shared.cancel}
      confirmLoading={isBusy}
      onCancel={() => isBusy || onClose()}
      // A click beside the dialog would lose the reason.
      mask={{ closable: false }}
      cancelButtonProps={{ disabled: isBusy }}
      onOk={() => onConfirm(reason.trim())}
    >
      {children}
      <Form layout="vertical">
        <Form.Item label={messages.reason} extra={messages.reasonHelp} required>
          <Input.TextArea
            aria-label={messages.reason}
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
