import { Modal, Typography } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import type { FirstPassword } from '../api/accounts-api.js';
import { managedAccountMessages } from '../accounts.messages.js';

interface FirstPasswordDialogProps {
  /** The dialog is open unless this is null. */
  opened: FirstPassword | null;
  onClose: () => void;
}

/** Shows the first password of an account, once only. */
export function FirstPasswordDialog({ opened, onClose }: FirstPasswordDialogProps) {
  const messages = useMessages(managedAccountMessages);
  const shared = useMessages(backOfficeMessages);
  return (
    <Modal
      open={opened !== null}
      title={messages.passwordTitle}
      okText={shared.close}
      onOk={onClose}
      onCancel={onClose}
      footer={(_, { OkBtn }) => <OkBtn />}
      mask={{ closable: false }}
      destroyOnHidden
    >
      {opened?.password ? (
        <>
          <p>{messages.passwordText(opened.account.username)}</p>
          <Typography.Paragraph code copyable={{ text: opened.password }}>
            {opened.password}
          </Typography.Paragraph>
        </>
      ) : (
        <p>{messages.noPasswordText}</p>
      )}
    </Modal>
  );
}
