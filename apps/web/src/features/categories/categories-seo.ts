import { paths } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import type { HeadContent } from '../../lib/seo/head.js';
import type { Site } from '../../lib/site.js';
import { overviewHead } from '../listing/listing-seo.js';
import type { ListedCategory } from './api/load-categories.js';
import { categoriesMessages } from './categories.messages.js';

export function categoriesHead(categories: readonly ListedCategory[], site: Site): HeadContent {
  const entries = categories.map(({ name, slug }) => ({ name, path: paths.category(slug) }));
  return overviewHead({ ...messagesIn(categoriesMessages, site.locale), canonical: paths.categories, entries }, site);
}
