import { useMessages } from '../../../../lib/messages.js';
import { StatusTag } from '../../../components/status-tag.js';
import type { AccountRow } from '../api/accounts-api.js';
import { managedAccountMessages } from '../accounts.messages.js';

type Status = Pick<AccountRow, 'active' | 'awaitsPassword' | 'hasSecondFactor' | 'hasPasskey'>;

/** Whether the account can sign in, and if not, why; also whether it has a second factor or a passkey. */
export function AccountStatus({ hasSecondFactor, hasPasskey, ...status }: Status) {
  const messages = useMessages(managedAccountMessages);
  return (
    <>
      <SignInStatus {...status} />
      {hasSecondFactor && <StatusTag tone="verified">{messages.hasSecondFactor}</StatusTag>}
      {hasPasskey && <StatusTag tone="verified">{messages.hasPasskey}</StatusTag>}
    </>
  );
}

function SignInStatus({ active, awaitsPassword }: Omit<Status, 'hasSecondFactor' | 'hasPasskey'>) {
  const messages = useMessages(managedAccountMessages);
  if (!active) return <StatusTag tone="off">{messages.disabled}</StatusTag>;
  if (awaitsPassword) return <StatusTag tone="waiting">{messages.awaitsPassword}</StatusTag>;
  return <StatusTag tone="good">{messages.active}</StatusTag>;
}
