import type { HeadContent } from '../../lib/seo/head.js';

/** PUB-SEO-05: personal pages are not indexed. */
export const quoteHead = (title: string, description: string): HeadContent => ({
  title,
  description,
  keywords: [],
  robots: 'noindex, nofollow',
});
