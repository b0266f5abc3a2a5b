import { deadLetterRequests } from '@tedarik/messaging';

/** All that media is requested over NATS; files come and go over HTTP. */
export const REQUESTS = deadLetterRequests('media');
