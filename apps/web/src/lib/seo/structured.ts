import type { Site } from '../site.js';

/** PUB-SEO-07: the way to a page. The last entry is the page itself and needs no address. */
export const breadcrumbList = (site: Site, trail: { name: string; path?: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path ? { item: site.origin + path } : {}),
  })),
});

/** Entries of a list page; `from` is the position of the first one. */
export const itemList = (site: Site, entries: { name: string; path: string }[], from = 1) => ({
  '@type': 'ItemList',
  itemListElement: entries.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: from + index,
    name,
    url: site.origin + path,
  })),
});
