import { paths } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import type { PageHead } from '../../lib/seo/head.js';
import { breadcrumbList } from '../../lib/seo/structured.js';
import type { Site } from '../../lib/site.js';
import { collectionPage } from '../listing/listing-seo.js';
import type { CategoriesData } from './api/load-categories.js';
import { categoriesMessages } from './categories.messages.js';

type Categories = Extract<CategoriesData, { state: 'loaded' }>['categories'];

export function categoriesHead(categories: Categories, site: Site): PageHead {
  const { title, description, keywords } = messagesIn(categoriesMessages, site.locale);
  const entries = categories.map(({ name, slug }) => ({ name, path: paths.category(slug) }));
  return {
    title,
    description,
    keywords: keywords.split(', '),
    canonical: paths.categories,
    robots: entries.length ? 'index, follow' : 'noindex, follow',
    structured: [breadcrumbList(site, [{ name: title }]), collectionPage(site, title, paths.categories, entries)],
  };
}
