import { Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../../lib/messages.js';
import { backOfficeMessages } from './back-office.messages.js';
import { useUnsavedGuard } from './form/unsaved-guard.js';

interface ReasonDialogProps {
  title: string;
  okText: string;
  isBusy: boolean;
  children: ReactNode;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for a reason, which the person concerned will be told. Requires confirmation before it discards a typed one. */
export function ReasonDialog({ title, okText, isBusy, children, onConfirm, onClose }: ReasonDialogProps) {
  const messages = useMessages(backOfficeMessages);
  const [reason, setReason] = useState('');
  const { leave, guard } = useUnsavedGuard(() => reason.trim() !== '');
  return (
    <Modal
      open
      title={title}
      okText={okText}
      okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
      cancelText={messages.cancel}
      confirmLoading={isBusy}
      onCancel={() => isBusy || leave(onClose)}
      cancelButtonProps={{ disabled: isBusy }}
      onOk={() => onConfirm(reason.trim())}
    >
      {guard}
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
