import { RESEND_EVENTS, type ResendingService } from '@tedarik/commands';
import type { RequestClient } from '../requests/request-client.js';

/**
 * For `onGap`: has the service under whose name a filter lies announce again what its outbox still keeps of it. A service
 * without an outbox (the indexer) has nothing to send.
 */
export async function announceAgain(requests: RequestClient, filter: string): Promise<void> {
  const [, service = ''] = filter.split('.');
  if (!(service in RESEND_EVENTS)) return;
  await requests.send(RESEND_EVENTS[service as ResendingService], { filter, since: null });
}
