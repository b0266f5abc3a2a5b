import { useMessages } from '../../../../lib/messages.js';
import { useToasts } from '../../../components/use-toasts.js';
import { CLAIM_REFUSALS, claimMessages } from '../claims.messages.js';

/** Toasts that know why a decision on a claim is refused. */
export function useClaimToasts() {
  const messages = useMessages(claimMessages);
  return useToasts(Object.fromEntries(CLAIM_REFUSALS.map((code) => [code, messages[code]])));
}
