import type { Crumb } from '../../components/breadcrumbs.js';
import { paths, sharePictures } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import type { HeadContent } from '../../lib/seo/head.js';
import type { Site } from '../../lib/site.js';
import { listingHead } from '../listing/listing-seo.js';
import type { FoundCity } from './api/load-city.js';
import { cityMessages } from './city.messages.js';

const LISTED = 10;

export const cityTrail = (name: string, site: Site): Crumb[] => [
  { name: messagesIn(cityMessages, site.locale).cities, path: paths.cities },
  { name },
];

export function cityHead({ city, businesses }: FoundCity, page: number, site: Site): HeadContent {
  const messages = messagesIn(cityMessages, site.locale);
  const { name, slug, country } = city;
  return listingHead(
    {
      title: messages.title(name),
      description: messages.describe(name),
      keywords: [name, messages.keyword(name)],
      path: paths.city(slug),
      page,
      businesses,
      trail: cityTrail(name, site),
      listed: LISTED,
      share: sharePictures.city(slug),
      about: { '@type': 'City', name, containedInPlace: { '@type': 'Country', name: country } },
    },
    site,
  );
}
