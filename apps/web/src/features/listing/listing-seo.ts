import type { Crumb } from '../../components/breadcrumbs.js';
import { paths } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import type { HeadContent } from '../../lib/seo/head.js';
import { breadcrumbList, itemList } from '../../lib/seo/structured.js';
import type { Site } from '../../lib/site.js';
import { listingMessages } from './listing.messages.js';
import { type BusinessCards, pageAddress } from './load-place.js';

const PAGE_SIZE = 12;

interface Listing {
  title: string;
  description: string;
  keywords: string[];
  /** Address of the first page. */
  path: string;
  page: number;
  businesses: BusinessCards;
  trail: Crumb[];
  /** PUB-SEO-08: the number of businesses in the structured data. */
  listed: number;
  /** Structured data about the subject of the page. */
  about?: object;
  share: string;
}

/** The metadata of a page of businesses: each page has its own canonical address (PUB-CAT-13); an empty one is not indexed. */
export function listingHead(listing: Listing, site: Site): HeadContent {
  const { title, description, page, path, businesses, share } = listing;
  const { pageSuffix } = messagesIn(listingMessages, site.locale);
  const empty = businesses.items.length === 0;
  return {
    title: page > 1 ? `${title}, ${pageSuffix(page)}` : title,
    description: page > 1 ? `${pageSuffix(page)}: ${description}` : description,
    keywords: listing.keywords,
    canonical: pageAddress(path, page),
    robots: empty ? 'noindex, follow' : 'index, follow',
    share,
    structured: [breadcrumbList(site, listing.trail), ...(empty ? [] : [businessCollection(listing, site)])],
  };
}

function businessCollection({ title, page, path, businesses, listed, about }: Listing, site: Site): object {
  const entries = businesses.items.slice(0, listed).map(({ name, slug }) => ({ name, path: paths.business(slug) }));
  const from = (page - 1) * PAGE_SIZE + 1;
  return { ...collectionPage(site, title, pageAddress(path, page), entries, from), ...(about && { about }) };
}

interface Overview {
  title: string;
  description: string;
  /** Separated by commas. */
  keywords: string;
  canonical: string;
  /** Name of the page in the breadcrumbs, if it differs from the title. */
  crumb?: string;
  entries: { name: string; path: string }[];
}

/** The metadata of a page that lists all cities, categories or districts; an empty one is not indexed. */
export const overviewHead = (
  { title, description, keywords, canonical, crumb = title, entries }: Overview,
  site: Site,
): HeadContent => ({
  title,
  description,
  keywords: keywords.split(', '),
  canonical,
  robots: entries.length ? 'index, follow' : 'noindex, follow',
  structured: [breadcrumbList(site, [{ name: crumb }]), collectionPage(site, title, canonical, entries)],
});

/** PUB-SEO-07: structured data of a page whose content is a list. */
const collectionPage = (
  site: Site,
  name: string,
  path: string,
  entries: { name: string; path: string }[],
  from = 1,
) => ({
  '@type': 'CollectionPage',
  name,
  url: site.origin + path,
  inLanguage: site.locale,
  mainEntity: itemList(site, entries, from),
});
