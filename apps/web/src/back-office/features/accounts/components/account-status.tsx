import { Tag } from 'antd';
import { useMessages } from '../../../../lib/messages.js';
import type { AccountRow } from '../api/accounts-api.js';
import { accountMessages } from '../accounts.messages.js';

/** Whether somebody can sign in with it, and if not, why. */
export function AccountStatus({ active, awaitsPassword }: Pick<AccountRow, 'active' | 'awaitsPassword'>) {
  const messages = useMessages(accountMessages);
  if (!active) return <Tag className="status-off">{messages.disabled}</Tag>;
  if (awaitsPassword) return <Tag className="status-waiting">{messages.awaitsPassword}</Tag>;
  return <Tag className="status-on">{messages.active}</Tag>;
}
