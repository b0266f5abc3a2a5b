import { useMessages } from '../../../lib/messages.js';
import { isOfLocation, useReasonText } from './reason-text.js';
import { importRunMessages } from './import-runs.messages.js';

/** IMP-JSON-27: says what of a row could not be stored, and why. */
export function useRowFailureText(): (reason: string | null) => string {
  const messages = useMessages(importRunMessages);
  const reasonText = useReasonText();
  return (reason) =>
    `${isOfLocation(reason) ? messages.locationNotCreated : messages.businessNotCreated}: ${reasonText(reason)}`;
}
