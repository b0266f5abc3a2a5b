import { useMessages } from '../../../lib/messages.js';
import { useChangeWords } from '../../components/history/audit-words.js';
import { reasonMessages } from './reasons.messages.js';

const DETAIL = ': ';
const INVALID_FIELD = 'invalid-field';

/** A reason or a warning in words: `code` or `code: detail`, of a row with this name; undefined for a code that nobody knows. */
export function useKnownReason(): (reason: string, name?: string) => string | undefined {
  const words: Readonly<Record<string, string | ((text: string) => string)>> = useMessages(reasonMessages);
  const { field } = useChangeWords('import');
  return (reason, name = '') => {
    const [code = '', ...rest] = reason.split(DETAIL);
    const detail = rest.join(DETAIL);
    const text = words[code];
    if (typeof text !== 'function') return text;
    return text(code === INVALID_FIELD ? field(detail.split('.').at(-1) ?? '') : detail || name);
  };
}

/** The same, with a sentence for what nobody knows. */
export function useReasonText(): (reason: string | null, name?: string) => string {
  const { unknown } = useMessages(reasonMessages);
  const knownReason = useKnownReason();
  return (reason, name) => (reason && knownReason(reason, name)) || unknown;
}

/** Whether it was the place of a row that could not be stored: `invalid-field: businesses.0.location.city`. */
export const isOfLocation = (reason: string | null): boolean =>
  reason !== null && reason.startsWith(INVALID_FIELD) && reason.split(DETAIL).at(-1)!.split('.').includes('location');
