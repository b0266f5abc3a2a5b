import { accepts } from '../delivery/accepts.js';

/** Whether an Accept header names AVIF. A wildcard does not count, because programs send it without supporting AVIF. */
export const takesAvif = (accept = ''): boolean => accepts(accept, 'image/avif');
