import { paths } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import type { HeadContent } from '../../lib/seo/head.js';
import type { Site } from '../../lib/site.js';
import { overviewHead } from '../listing/listing-seo.js';
import type { ListedDistrict } from './api/load-districts.js';
import { indexedDistrictPages, ofIstanbul } from './district-groups.js';
import { districtsMessages } from './districts.messages.js';

// PUB-SEO-08
const LISTED = 10;

/** The metadata of /semtler. */
export function istanbulHead(districts: readonly ListedDistrict[], site: Site): HeadContent {
  const { titleOfIstanbul, descriptionOfIstanbul } = messagesIn(districtsMessages, site.locale);
  return head(ofIstanbul(districts), titleOfIstanbul, descriptionOfIstanbul, paths.districts, site);
}

/** The metadata of /bolgeler. While every district is in İstanbul its canonical address is /semtler, which shows the same (ROUTE-10). */
export function allDistrictsHead(districts: readonly ListedDistrict[], site: Site): HeadContent {
  const { titleOfAll, descriptionOfAll } = messagesIn(districtsMessages, site.locale);
  const isOwnPage = indexedDistrictPages(districts.map(({ citySlug }) => citySlug)).includes(paths.allDistricts);
  return head(districts, titleOfAll, descriptionOfAll, isOwnPage ? paths.allDistricts : paths.districts, site);
}

function head(
  districts: readonly ListedDistrict[],
  title: string,
  description: string,
  canonical: string,
  site: Site,
): HeadContent {
  const { keywords, districts: crumb } = messagesIn(districtsMessages, site.locale);
  const entries = districts.slice(0, LISTED).map(({ name, slug }) => ({ name, path: paths.district(slug) }));
  return overviewHead({ title, description, keywords, canonical, crumb, entries }, site);
}
