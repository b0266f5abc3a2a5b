import { useMessages } from '../../../../lib/messages.js';
import { StandingTag } from '../../../components/status-tag.js';
import type { AccountRow } from '../api/accounts-api.js';
import { accountMessages } from '../accounts.messages.js';

type Status = Pick<AccountRow, 'active' | 'awaitsPassword' | 'hasSecondFactor'>;

/** Whether somebody can sign in with it, and if not, why; and whether that takes a code too. */
export function AccountStatus({ hasSecondFactor, ...status }: Status) {
  const messages = useMessages(accountMessages);
  return (
    <>
      <SignInStatus {...status} />
      {hasSecondFactor && <StandingTag standing="verified">{messages.hasSecondFactor}</StandingTag>}
    </>
  );
}

function SignInStatus({ active, awaitsPassword }: Omit<Status, 'hasSecondFactor'>) {
  const messages = useMessages(accountMessages);
  if (!active) return <StandingTag standing="off">{messages.disabled}</StandingTag>;
  if (awaitsPassword) return <StandingTag standing="waiting">{messages.awaitsPassword}</StandingTag>;
  return <StandingTag standing="good">{messages.active}</StandingTag>;
}
