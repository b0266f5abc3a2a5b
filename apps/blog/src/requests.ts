import { resendRequest } from '@tedarik/outbox';
import { CATEGORY_REQUESTS } from './category/category.requests.js';
import { COMMENT_REQUESTS } from './comment/comment.requests.js';
import { POST_REQUESTS } from './post/post.requests.js';

/** What the handlers of blog answer. */
export const OWN_REQUESTS = [...POST_REQUESTS, ...CATEGORY_REQUESTS, ...COMMENT_REQUESTS];

/** All that blog answers. */
export const REQUESTS = [...OWN_REQUESTS, resendRequest('blog')];
