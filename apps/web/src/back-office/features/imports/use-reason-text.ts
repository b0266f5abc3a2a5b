import { useMessages } from '../../../lib/messages.js';
import { reasonMessages } from './reasons.messages.js';

const DETAIL = ': ';

/** A reason or a warning of a row in words: `code` or `code: detail`, of a row with this name. */
export function useReasonText(): (reason: string | null, name?: string) => string {
  const messages = useMessages(reasonMessages);
  const words: Readonly<Record<string, string | ((text: string) => string)>> = messages;
  return (reason, name = '') => {
    const [code = '', ...detail] = (reason ?? '').split(DETAIL);
    const text = words[code] ?? messages.unknown;
    return typeof text === 'string' ? text : text(detail.join(DETAIL) || name);
  };
}
