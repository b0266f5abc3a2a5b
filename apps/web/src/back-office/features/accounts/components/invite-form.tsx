import { Form, Input } from 'antd';
import { useCommandId } from '../../../../lib/forms/use-command-id.js';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { showFieldErrors } from '../../../components/form/field-errors.js';
import { FormDrawer } from '../../../components/form/form-drawer.js';
import { useToasts } from '../../../components/use-toasts.js';
import { type FirstPassword, type Role, useInviteAccountMutation } from '../api/accounts-api.js';
import { managedAccountMessages } from '../accounts.messages.js';
import { useAccountWords } from '../use-account-words.js';
import { RoleSelect } from './role-select.js';

interface InviteFormProps {
  open: boolean;
  onClose: () => void;
  /** Called once the account exists, with its first password. */
  onInvited: (opened: FirstPassword) => void;
}

interface Values {
  username: string;
  fullName: string;
  email?: string;
  role: Role;
}

export function InviteForm({ open, onClose, onInvited }: InviteFormProps) {
  const messages = useMessages(managedAccountMessages);
  const shared = useMessages(backOfficeMessages);
  const words = useAccountWords();
  const toasts = useToasts(words.failures);
  const [form] = Form.useForm<Values>();
  const [invite] = useInviteAccountMutation();
  const commandIdOf = useCommandId();
  const required = [{ required: true, whitespace: true, message: shared.required }];

  async function save({ email, ...values }: Values): Promise<boolean> {
    const input = { ...values, email: email?.trim() || null };
    const { data, error } = await invite({ input, commandId: commandIdOf(input) });
    if (data) {
      onInvited(data);
      return true;
    }
    const failure = error as Failure;
    if (!showFieldErrors(form, failure, shared, words.fieldErrors)) toasts.failed(messages.failedToAdd, failure);
    return false;
  }

  return (
    <FormDrawer<Values>
      title={messages.inviteTitle}
      open={open}
      form={form}
      initialValues={{ role: 'editor' }}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item name="fullName" label={messages.fullName} rules={required}>
        <Input autoFocus maxLength={100} />
      </Form.Item>
      <Form.Item name="username" label={messages.username} rules={required} extra={messages.usernameHelp}>
        <Input maxLength={60} autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label={messages.email} extra={messages.emailHelp}>
        <Input type="email" maxLength={254} autoComplete="off" />
      </Form.Item>
      <RoleSelect />
    </FormDrawer>
  );
}
