import { RESEND_EVENTS, type ResendingService } from '@tedarik/commands';
import type { Asker } from '../asks/asker.js';

/**
 * For `onGap`: has the service under whose name a filter lies announce again what its outbox still keeps of it. A service
 * without an outbox (the indexer) has nothing to send.
 */
export async function announceAgain(asker: Asker, filter: string): Promise<void> {
  const [, service = ''] = filter.split('.');
  if (!(service in RESEND_EVENTS)) return;
  await asker.ask(RESEND_EVENTS[service as ResendingService], { filter, since: null });
}
