import type { HeadContent } from '../../lib/seo/head.js';

/** PUB-SEO-05: pages for one visitor stay out of search engines, and so do the links on them. */
export const accountHead = (title: string, description: string): HeadContent => ({
  title,
  description,
  keywords: [],
  robots: 'noindex, nofollow',
});
