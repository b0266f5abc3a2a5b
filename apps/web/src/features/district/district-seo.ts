import type { Crumb } from '../../components/breadcrumbs.js';
import { paths, pictureAddress, sharePictures } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import type { HeadContent } from '../../lib/seo/head.js';
import type { Site } from '../../lib/site.js';
import { listingHead } from '../listing/listing-seo.js';
import type { FoundDistrict } from './api/load-district.js';
import { districtMessages } from './district.messages.js';

const LISTED = 10;

export const districtTrail = (name: string, site: Site): Crumb[] => [
  { name: messagesIn(districtMessages, site.locale).districts, path: paths.districts },
  { name },
];

export function districtHead({ district, businesses }: FoundDistrict, page: number, site: Site): HeadContent {
  const messages = messagesIn(districtMessages, site.locale);
  const { name, slug, city, citySlug, description, imageUrl } = district;
  return listingHead(
    {
      title: messages.title(name, city),
      description: description || messages.describe(`${city} ${name}`),
      keywords: [name, city, messages.keyword(name)],
      path: paths.district(slug),
      page,
      businesses,
      trail: districtTrail(name, site),
      listed: LISTED,
      share: sharePictures.district(slug),
      about: {
        '@type': 'Place',
        name,
        ...(imageUrl && { image: site.origin + pictureAddress(imageUrl, 1280) }),
        containedInPlace: { '@type': 'City', name: city, url: site.origin + paths.city(citySlug) },
      },
    },
    site,
  );
}
