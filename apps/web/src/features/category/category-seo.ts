import type { Crumb } from '../../components/breadcrumbs.js';
import { paths, sharePictures } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import type { HeadContent } from '../../lib/seo/head.js';
import type { Site } from '../../lib/site.js';
import { listingHead } from '../listing/listing-seo.js';
import type { FoundCategory, MeantCategories } from './api/load-category.js';
import { categoryMessages } from './category.messages.js';

const LISTED = 5;

export const categoryTrail = (name: string, site: Site): Crumb[] => [
  { name: messagesIn(categoryMessages, site.locale).categories, path: paths.categories },
  { name },
];

export function categoryHead({ category, businesses }: FoundCategory, page: number, site: Site): HeadContent {
  const messages = messagesIn(categoryMessages, site.locale);
  const { name, slug, description } = category;
  return listingHead(
    {
      title: messages.title(name),
      description: description ? `${name}: ${description}` : messages.describe(name),
      keywords: [name, messages.keyword(name)],
      path: paths.category(slug),
      page,
      businesses,
      trail: categoryTrail(name, site),
      listed: LISTED,
      share: sharePictures.category(slug),
    },
    site,
  );
}

/** PUB-CAT-12: an address that matches several categories is not indexed. */
export function meantHead({ name }: MeantCategories, site: Site): HeadContent {
  const { describe } = messagesIn(categoryMessages, site.locale);
  return { title: name, description: describe(name), keywords: [name], robots: 'noindex, follow' };
}
