import { Form, Select } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { Role } from '../api/accounts-api.js';
import { managedAccountMessages } from '../accounts.messages.js';

export const ROLES: Role[] = ['admin', 'editor', 'moderator'];

/** AUTH-06: a field for the role, with an explanation of each. */
export function RoleSelect() {
  const messages = useMessages(managedAccountMessages);
  return (
    <Form.Item name="role" label={messages.role} rules={[{ required: true }]}>
      <Select
        options={ROLES.map((role) => ({ value: role, label: `${messages[role]}: ${messages[`${role}Help`]}` }))}
      />
    </Form.Item>
  );
}
