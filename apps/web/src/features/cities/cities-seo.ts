import { paths } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import type { PageHead } from '../../lib/seo/head.js';
import { breadcrumbList } from '../../lib/seo/structured.js';
import type { Site } from '../../lib/site.js';
import { collectionPage } from '../listing/listing-seo.js';
import type { ListedCity } from './api/load-cities.js';
import { citiesMessages } from './cities.messages.js';

// PUB-SEO-08
const LISTED = 10;

export function citiesHead(cities: readonly ListedCity[], site: Site): PageHead {
  const { title, description, keywords } = messagesIn(citiesMessages, site.locale);
  const entries = cities.slice(0, LISTED).map(({ name, slug }) => ({ name, path: paths.city(slug) }));
  return {
    title,
    description,
    keywords: keywords.split(', '),
    canonical: paths.cities,
    robots: entries.length ? 'index, follow' : 'noindex, follow',
    structured: [breadcrumbList(site, [{ name: title }]), collectionPage(site, title, paths.cities, entries)],
  };
}
