import { RESEND_EVENTS, type ResendingService } from '@tedarik/commands';
import type { RequestClient } from '../requests/request-client.js';

/**
 * For `onGap`: requests the service that a filter names to publish again the events that its outbox still stores. Does nothing for a
 * service without an outbox (the indexer).
 */
export async function requestEventReplay(requests: RequestClient, filter: string): Promise<void> {
  const [, service = ''] = filter.split('.');
  if (!(service in RESEND_EVENTS)) return;
  await requests.send(RESEND_EVENTS[service as ResendingService], { filter, since: null });
}
