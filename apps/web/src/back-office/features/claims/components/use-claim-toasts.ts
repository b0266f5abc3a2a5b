import { useMessages } from '../../../../lib/messages.js';
import { useToasts } from '../../../components/use-toasts.js';
import { CLAIM_REFUSALS, claimMessages } from '../claims.messages.js';

/** Toasts with the sentences for refusals of claims. */
export function useClaimToasts() {
  const messages = useMessages(claimMessages);
  return useToasts(Object.fromEntries(CLAIM_REFUSALS.map((code) => [code, messages[code]])));
}
