import { useMessages } from '../../../lib/messages.js';
import { useToasts } from '../../components/use-toasts.js';
import { importReasonMessages } from './reasons.messages.js';

/** Toasts that know the reasons of the imports service; a reason with a detail belongs to a row. */
export function useImportToasts() {
  const reasons = Object.entries<unknown>(useMessages(importReasonMessages));
  const isText = (reason: [string, unknown]): reason is [string, string] => typeof reason[1] === 'string';
  return useToasts(Object.fromEntries(reasons.filter(isText)));
}
