import { deadLetterRequests } from '@tedarik/messaging';

/** All requests that media answers over NATS; files are transferred over HTTP. */
export const REQUESTS = deadLetterRequests('media');
