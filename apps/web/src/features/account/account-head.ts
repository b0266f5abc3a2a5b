import type { HeadContent } from '../../lib/seo/head.js';

/** PUB-SEO-05: personal pages and the links on them are not indexed. */
export const accountHead = (title: string, description: string): HeadContent => ({
  title,
  description,
  keywords: [],
  robots: 'noindex, nofollow',
});
