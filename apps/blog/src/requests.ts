import { EnsureBlogCategories } from '@tedarik/commands';
import { BLOG_CATEGORY } from '@tedarik/fields';
import { handledBy } from '@tedarik/messaging';
import { resendRequest } from '@tedarik/outbox';
import { recordRequests } from '@tedarik/records';
import { COMMENT_REQUESTS } from './comment/comment.requests.js';
import { BlogCategories } from './managed-categories/blog-categories.js';
import { POST_REQUESTS } from './post/post.requests.js';
import { READING_REQUESTS } from './reading/reading.requests.js';

/** Requests answered by the service's own handlers. */
export const OWN_REQUESTS = [
  ...POST_REQUESTS,
  ...READING_REQUESTS,
  ...recordRequests(BLOG_CATEGORY, BlogCategories),
  handledBy(EnsureBlogCategories, BlogCategories, 'ensure'),
  ...COMMENT_REQUESTS,
];

/** All requests that the blog service answers. */
export const REQUESTS = [...OWN_REQUESTS, resendRequest('blog')];
