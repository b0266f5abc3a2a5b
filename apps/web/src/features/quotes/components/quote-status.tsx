import { useMessages } from '../../../lib/messages.js';
import { quotesMessages } from '../quotes.messages.js';

const TONES: Record<string, string> = { open: 'open', accepted: 'open', closed: 'closed' };

/** The status of a request. */
export function QuoteStatus({ status }: { status: string }) {
  const messages = useMessages(quotesMessages);
  const { unconfirmed, running, deciding, accepted, closed } = messages;
  const words: Record<string, string> = { unconfirmed, open: running, deciding, accepted, closed };
  return <span className={`badge ${TONES[status] ?? 'awaited'}`}>{words[status]}</span>;
}
