import { titleCase } from '@tedarik/turkish';
import { paths } from '../../config/paths.js';
import type { Crumb } from '../../components/breadcrumbs.js';
import { messagesIn } from '../../lib/messages.js';
import { type HeadContent, ofPage, type Robots } from '../../lib/seo/head.js';
import { breadcrumbList, collectionPage, itemList } from '../../lib/seo/structured.js';
import type { Site } from '../../lib/site.js';
import type { BusinessListData } from './api/load-business-list.js';
import { businessListMessages } from './business-list.messages.js';
import { isNarrowed, listAddress, type ListQuery, PAGE_SIZE } from './list-query.js';

/** Names of the chosen categories; an unknown one is shown as typed, in Turkish title case (PUB-LIST-02). */
export function chosenNames(listed: BusinessListData): string[] {
  const known = listed.state === 'loaded' ? listed.list.selectedCategories : [];
  return listed.query.categories.map(
    (slug) => known.find((category) => category.slug === slug)?.name ?? titleCase(slug.replace(/-/g, ' ')),
  );
}

/** PUB-LIST-01: names the search text, else the only category, else all businesses. */
export function listTitle(listed: BusinessListData, site: Site): string {
  const messages = messagesIn(businessListMessages, site.locale);
  const [only, second] = chosenNames(listed);
  if (listed.query.q) return messages.titleOfSearch(listed.query.q);
  return only && !second ? messages.titleOfCategory(only) : messages.titleOfAll;
}

/** PUB-BIZ-09: breadcrumbs: Firmalar, then the search or the category. */
export function listTrail(listed: BusinessListData, site: Site): Crumb[] {
  const messages = messagesIn(businessListMessages, site.locale);
  const [only, second] = chosenNames(listed);
  const here = listed.query.q ? messages.searchTrail : only && !second ? only : null;
  if (!here) return [{ name: messages.businesses }];
  return [{ name: messages.businesses, path: paths.businesses }, { name: here }];
}

/** PUB-SEO-05: only unfiltered lists and those of one category are indexed. */
export function listRobots({ query, ...listed }: BusinessListData): Robots {
  const nothing = listed.state !== 'loaded' || listed.list.items.length === 0;
  const { q, sort, categories, onMap } = query;
  const narrowed = q !== '' || sort !== null || categories.length > 1 || onMap || isNarrowed(query);
  return nothing || narrowed ? 'noindex, follow' : 'index, follow';
}

/**
 * PUB-SEO-05, PUB-LIST-21: the canonical address. The list of a single existing category without other filters points to the category's
 * page; order and view are left out.
 */
export function listCanonical(query: ListQuery, isThere = true): string {
  const { q, categories, page } = query;
  const [only, second] = categories;
  if (q || !only || second || isNarrowed(query) || !isThere) return listAddress({ ...query, sort: null, onMap: false });
  return paths.category(only) + (page > 1 ? `?page=${page}` : '');
}

const canonicalOf = (listed: BusinessListData): string =>
  listCanonical(listed.query, listed.state !== 'loaded' || listed.list.selectedCategories.length > 0);

/** The metadata of /firma. */
export function businessListHead(listed: BusinessListData, site: Site): HeadContent {
  const messages = messagesIn(businessListMessages, site.locale);
  const { q, page } = listed.query;
  const names = chosenNames(listed);
  const title = listTitle(listed, site);
  const description = q
    ? messages.describeSearch(q)
    : names.length
      ? messages.describeCategories(names.join(', '))
      : messages.describeAll;
  return {
    ...ofPage(page, title, description, site),
    keywords: [...names, ...messages.keywords.split(', ')],
    canonical: canonicalOf(listed),
    robots: listRobots(listed),
    structured: [breadcrumbList(site, listTrail(listed, site)), ...collection(listed, site, title)],
  };
}

function collection(listed: BusinessListData, site: Site, name: string): object[] {
  if (listed.state !== 'loaded' || !listed.list.items.length) return [];
  const entries = listed.list.items.map((business) => ({ name: business.name, path: paths.business(business.slug) }));
  const from = (listed.query.page - 1) * PAGE_SIZE + 1;
  return [collectionPage(site, name, canonicalOf(listed), itemList(site, entries, from))];
}
