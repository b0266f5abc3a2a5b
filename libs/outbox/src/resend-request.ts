import { RESEND_EVENTS, type ResendingService } from '@tedarik/commands';
import { handledBy } from '@tedarik/messaging';
import { Outbox } from './outbox.js';

/** RESEND_EVENTS of a service, answered by its outbox. */
export const resendRequest = (service: ResendingService) => handledBy(RESEND_EVENTS[service], Outbox, 'resend');
