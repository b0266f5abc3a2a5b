import { resendRequest } from '@tedarik/outbox';
import { CATEGORY_REQUESTS } from './managed-categories/category.requests.js';
import { COMMENT_REQUESTS } from './comment/comment.requests.js';
import { POST_REQUESTS } from './post/post.requests.js';
import { READING_REQUESTS } from './reading/reading.requests.js';

/** What the handlers of blog answer. */
export const OWN_REQUESTS = [...POST_REQUESTS, ...READING_REQUESTS, ...CATEGORY_REQUESTS, ...COMMENT_REQUESTS];

/** All that blog answers. */
export const REQUESTS = [...OWN_REQUESTS, resendRequest('blog')];
