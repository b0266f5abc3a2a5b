import type { Locale } from '../../../lib/locale.js';
import { messagesIn } from '../../../lib/messages.js';
import { useSite } from '../../../lib/site.js';
import { fieldMessages } from '../../components/history/history.messages.js';
import { importReasonMessages } from './reasons.messages.js';

const DETAIL = ': ';
const INVALID_FIELD = 'invalid-field';

/**
 * Returns the sentence for a reason or warning, given as `code` or `code: detail`, of a row with this name; undefined for an unknown code.
 */
export function knownReasonIn(locale: Locale): (reason: string, name?: string) => string | undefined {
  const words: Readonly<Record<string, string | ((text: string) => string)>> = messagesIn(importReasonMessages, locale);
  const fields: Readonly<Record<string, string>> = messagesIn(fieldMessages, locale);
  return (reason, name = '') => {
    const [code = '', ...rest] = reason.split(DETAIL);
    const detail = rest.join(DETAIL);
    const text = words[code];
    if (typeof text !== 'function') return text;
    const field = detail.split('.').at(-1) ?? '';
    return text(code === INVALID_FIELD ? (fields[field] ?? field) : detail || name);
  };
}

/** The same, with a general sentence for unknown codes. */
export function reasonIn(locale: Locale): (reason: string | null, name?: string) => string {
  const known = knownReasonIn(locale);
  return (reason, name) => (reason && known(reason, name)) || messagesIn(importReasonMessages, locale).unknown;
}

/** Whether the row's location could not be stored: `invalid-field: businesses.0.location.city`. */
export const isOfLocation = (reason: string | null): boolean =>
  reason !== null && reason.startsWith(INVALID_FIELD) && reason.split(DETAIL).at(-1)!.split('.').includes('location');

/** knownReasonIn in the language of the site. */
export const useKnownReason = () => knownReasonIn(useSite().locale);

/** reasonIn in the language of the site. */
export const useReasonText = () => reasonIn(useSite().locale);
