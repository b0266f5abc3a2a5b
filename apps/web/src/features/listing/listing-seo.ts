import type { Crumb } from '../../components/breadcrumbs.js';
import { paths } from '../../config/paths.js';
import { type HeadContent, ofPage } from '../../lib/seo/head.js';
import { breadcrumbList, collectionPage, itemList } from '../../lib/seo/structured.js';
import type { Site } from '../../lib/site.js';
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
  const empty = businesses.items.length === 0;
  return {
    ...ofPage(page, title, description, site),
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
  const list = itemList(site, entries, from);
  return { ...collectionPage(site, title, pageAddress(path, page), list), ...(about && { about }) };
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
  structured: [
    breadcrumbList(site, [{ name: crumb }]),
    collectionPage(site, title, canonical, itemList(site, entries)),
  ],
});
