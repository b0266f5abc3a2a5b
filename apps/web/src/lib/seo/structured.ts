import { messagesIn } from '../messages.js';
import type { Site } from '../site.js';
import { seoMessages } from './seo.messages.js';

/** PUB-SEO-07: breadcrumbs as structured data, from the home page. The last entry is the page itself and needs no address. */
export const breadcrumbList = (site: Site, trail: { name: string; path?: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: messagesIn(seoMessages, site.locale).home, path: '/' }, ...trail].map(
    ({ name, path }: { name: string; path?: string }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path ? { item: site.origin + path } : {}),
    }),
  ),
});

/** PUB-SEO-07: a page whose content is a list. */
export const collectionPage = (site: Site, name: string, path: string, list: object) => ({
  '@type': 'CollectionPage',
  name,
  url: site.origin + path,
  inLanguage: site.locale,
  mainEntity: list,
});

/** A list as structured data; `from` is the position of its first entry. */
export const itemList = (site: Site, entries: { name: string; path: string }[], from = 1) => ({
  '@type': 'ItemList',
  itemListElement: entries.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: from + index,
    name,
    url: site.origin + path,
  })),
});
