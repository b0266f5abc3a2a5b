import { useMessages } from '../../../lib/messages.js';
import { ownPagesMessages } from '../own-pages.messages.js';

const STATUSES = ['pending', 'active', 'inactive', 'rejected'] as const;

export function PageStatus({ status }: { status: string }) {
  const messages = useMessages(ownPagesMessages);
  return <>{messages[STATUSES.find((known) => known === status) ?? 'pending']}</>;
}
