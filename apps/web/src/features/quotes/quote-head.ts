import type { HeadContent } from '../../lib/seo/head.js';

/** PUB-SEO-05: what is meant for one reader stays out of search engines. */
export const quoteHead = (title: string, description: string): HeadContent => ({
  title,
  description,
  keywords: [],
  robots: 'noindex, nofollow',
});
