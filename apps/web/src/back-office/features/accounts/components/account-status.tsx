import { useMessages } from '../../../../lib/messages.js';
import { StandingTag } from '../../../components/status-tag.js';
import type { AccountRow } from '../api/accounts-api.js';
import { accountMessages } from '../accounts.messages.js';

/** Whether somebody can sign in with it, and if not, why. */
export function AccountStatus({ active, awaitsPassword }: Pick<AccountRow, 'active' | 'awaitsPassword'>) {
  const messages = useMessages(accountMessages);
  if (!active) return <StandingTag standing="off">{messages.disabled}</StandingTag>;
  if (awaitsPassword) return <StandingTag standing="waiting">{messages.awaitsPassword}</StandingTag>;
  return <StandingTag standing="good">{messages.active}</StandingTag>;
}
