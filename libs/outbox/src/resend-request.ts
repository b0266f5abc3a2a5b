import { RESEND_EVENTS, type ResendingService } from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { Outbox } from './outbox.js';

/** The entry for the service's table of requests: its outbox handles RESEND_EVENTS. */
export const resendRequest = (service: ResendingService) => handledBy(RESEND_EVENTS[service], Outbox, 'resend');
