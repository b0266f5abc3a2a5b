import { useMessages } from '../../../lib/messages.js';
import { reasonMessages } from './reasons.messages.js';

const DETAIL = ': ';

/** A reason or a warning in words: `code` or `code: detail`, of a row with this name; undefined for a code that nobody knows. */
export function useKnownReason(): (reason: string, name?: string) => string | undefined {
  const words: Readonly<Record<string, string | ((text: string) => string)>> = useMessages(reasonMessages);
  return (reason, name = '') => {
    const [code = '', ...detail] = reason.split(DETAIL);
    const text = words[code];
    return typeof text === 'function' ? text(detail.join(DETAIL) || name) : text;
  };
}

/** The same, with a sentence for what nobody knows. */
export function useReasonText(): (reason: string | null, name?: string) => string {
  const { unknown } = useMessages(reasonMessages);
  const knownReason = useKnownReason();
  return (reason, name) => (reason && knownReason(reason, name)) || unknown;
}
