import { paths } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import type { HeadContent } from '../../lib/seo/head.js';
import type { Site } from '../../lib/site.js';
import { overviewHead } from '../listing/listing-seo.js';
import type { ListedCity } from './api/load-cities.js';
import { citiesMessages } from './cities.messages.js';

// PUB-SEO-08
const LISTED = 10;

export function citiesHead(cities: readonly ListedCity[], site: Site): HeadContent {
  const entries = cities.slice(0, LISTED).map(({ name, slug }) => ({ name, path: paths.city(slug) }));
  return overviewHead({ ...messagesIn(citiesMessages, site.locale), canonical: paths.cities, entries }, site);
}
