import { Form, Input, Switch } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Failure } from '../../../api/failure.js';
import { backOfficeMessages } from '../../../components/back-office.messages.js';
import { useEdit } from '../../../components/edit/use-edit.js';
import { showFieldErrors } from '../../../components/form/field-errors.js';
import { FormDrawer } from '../../../components/form/form-drawer.js';
import { RecordHistory } from '../../../components/history/record-history.js';
import { useToasts } from '../../../components/use-toasts.js';
import {
  type AccountRow,
  type Role,
  useChangeAccountMutation,
  useLazyManagedAccountsQuery,
} from '../api/accounts-api.js';
import { managedAccountMessages } from '../accounts.messages.js';
import { useAccountWords } from '../use-account-words.js';
import { RoleSelect } from './role-select.js';

interface AccountFormProps {
  account: AccountRow;
  open: boolean;
  onClose: () => void;
}

interface Values {
  fullName: string;
  email: string;
  avatarUrl: string;
  role: Role;
  active: boolean;
}

/** AUTH-06, AUTH-07: edits an account's data and rights, with its history below. */
export function AccountForm({ account, open, onClose }: AccountFormProps) {
  const messages = useMessages(managedAccountMessages);
  const shared = useMessages(backOfficeMessages);
  const words = useAccountWords();
  const toasts = useToasts(words.failures);
  const [form] = Form.useForm<Values>();
  const [change] = useChangeAccountMutation();
  const [readStored] = useLazyManagedAccountsQuery();
  const edit = useEdit<AccountRow, Values>(form, {
    kind: 'account',
    id: account.id,
    opened: account,
    valuesOf: (stored) => valuesOf(stored ?? account),
    fields: [
      { name: 'fullName', label: messages.fullName },
      { name: 'email', label: messages.email },
      { name: 'avatarUrl', label: messages.avatarUrl },
      { name: 'role', label: messages.role, say: (role) => messages[role] },
      { name: 'active', label: messages.isActive, say: (isActive) => (isActive ? messages.active : messages.disabled) },
    ],
    // No drafts, because the data is personal and the form is short.
    keepsDrafts: false,
  });

  async function save(values: Values): Promise<boolean> {
    const { email, avatarUrl, ...others } = values;
    const input = { ...others, email: email.trim() || null, avatarUrl: avatarUrl.trim() || null };
    const { data, error } = await change({ id: account.id, revision: edit.base?.revision ?? 0, input });
    if (data) {
      const hasLostLink = data.awaitsPassword && data.email !== edit.base?.email;
      toasts.succeeded(hasLostLink ? messages.updatedWithoutLink : messages.updated);
      return true;
    }
    const failure = error as Failure;
    if (failure.code === 'account-changed-meanwhile') await meetStored(failure);
    else if (!showFieldErrors(form, failure, shared, words.fieldErrors)) {
      toasts.failed(messages.failedToUpdate, failure);
    }
    return false;
  }
  async function meetStored(failure: Failure) {
    const list = { search: account.username, page: 1, pageSize: 100, sort: 'username', descending: false };
    const { data } = await readStored({ list });
    const stored = data?.items.find(({ id }) => id === account.id);
    if (stored) edit.meet(stored);
    else toasts.failed(messages.failedToUpdate, failure);
  }

  return (
    <FormDrawer<Values>
      title={messages.editTitle}
      open={open}
      form={form}
      initialValues={valuesOf(account)}
      onSave={save}
      onClose={onClose}
      edit={edit}
    >
      <Form.Item
        name="fullName"
        label={messages.fullName}
        rules={[{ required: true, whitespace: true, message: shared.required }]}
      >
        <Input autoFocus maxLength={100} />
      </Form.Item>
      <Form.Item name="email" label={messages.email}>
        <Input type="email" maxLength={254} autoComplete="off" />
      </Form.Item>
      <Form.Item name="avatarUrl" label={messages.avatarUrl}>
        <Input inputMode="url" maxLength={2048} />
      </Form.Item>
      <RoleSelect />
      <Form.Item name="active" label={messages.isActive} valuePropName="checked">
        <Switch />
      </Form.Item>
      <RecordHistory kind="account" id={account.id} />
    </FormDrawer>
  );
}

const valuesOf = ({ fullName, email, avatarUrl, role, active }: AccountRow): Values => ({
  fullName,
  email: email ?? '',
  avatarUrl: avatarUrl ?? '',
  role,
  active,
});
