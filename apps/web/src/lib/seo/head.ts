import { files } from '../../config/paths.js';
import type { Site } from '../site.js';
import { messagesIn } from '../messages.js';
import { seoMessages } from './seo.messages.js';
import { describe } from './description.js';

export type Robots = 'index, follow' | 'noindex, follow' | 'noindex, nofollow';

/** The metadata of a page; everything else in the head is the same on all pages. */
export interface HeadContent {
  /** Without the brand; omitted on the home page. */
  title?: string;
  description: string;
  keywords: string[];
  /** Path with the relevant query; omitted for pages without an address of their own (404). */
  canonical?: string;
  robots?: Robots;
  type?: 'website' | 'article' | 'profile';
  /** Additional metadata of an article; times are ISO. */
  article?: { published: string; modified: string; section: string | null; tags: string[] };
  /** An RSS feed of new entries. */
  feed?: { title: string; path: string };
  /** Path of the share picture (`sharePictures`); defaults to the site's own. */
  share?: string;
  /** schema.org objects, without @context. */
  structured?: object[];
}

/** PUB-SEO-05: the metadata of a page that search engines must not list. Links on a personal page are not followed either. */
export const unlisted = (title: string, description: string, robots: Robots = 'noindex, follow'): HeadContent => ({
  title,
  description,
  keywords: [],
  robots,
});

/** The same for a personal page. */
export const personal = (title: string, description: string): HeadContent =>
  unlisted(title, description, 'noindex, nofollow');

/** Title and description of one page of a list; from the second page on they name the page. */
export function ofPage(
  page: number,
  title: string,
  description: string,
  site: Site,
): Pick<HeadContent, 'title' | 'description'> {
  const suffix = messagesIn(seoMessages, site.locale).pageSuffix(page);
  return page > 1 ? { title: `${title}, ${suffix}`, description: `${suffix}: ${description}` } : { title, description };
}

export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

export const THEME_COLOUR = '#F6B21B';
const SHARE_IMAGE = { width: '1200', height: '630' };

/** PUB-SEO-01: '{title} | {brand}', or the site's default title. */
export function titleOf(head: HeadContent, site: Site): string {
  return `${head.title ?? messagesIn(seoMessages, site.locale).defaultTitle} | ${site.brand}`;
}

/** PUB-SEO-02 to 06: the meta and link tags of a page, in order. */
export function tagsOf(head: HeadContent, site: Site): HeadTag[] {
  const messages = messagesIn(seoMessages, site.locale);
  const title = titleOf(head, site);
  const description = describe(head.description, messages.descriptionEnd);
  const url = head.canonical === undefined ? undefined : site.origin + head.canonical;
  const image = site.origin + (head.share ?? files.share);
  return [
    meta('name', 'description', description),
    ...(head.keywords.length ? [meta('name', 'keywords', head.keywords.join(', '))] : []),
    meta('name', 'robots', head.robots ?? 'index, follow'),
    meta('name', 'theme-color', THEME_COLOUR),
    ...(url
      ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: url } }, meta('property', 'og:url', url)]
      : []),
    ...(head.feed ? [feedLink(head.feed, site)] : []),
    meta('property', 'og:type', head.type ?? 'website'),
    ...(head.article ? articleTags(head.article) : []),
    meta('property', 'og:site_name', site.brand),
    meta('property', 'og:locale', messages.language),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', SHARE_IMAGE.width),
    meta('property', 'og:image:height', SHARE_IMAGE.height),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
  ];
}

/** The JSON-LD of a page as one document, or null. */
export function structuredDataOf(head: HeadContent): object | null {
  if (!head.structured?.length) return null;
  return { '@context': 'https://schema.org', '@graph': head.structured };
}

const feedLink = ({ title, path }: NonNullable<HeadContent['feed']>, site: Site): HeadTag => ({
  tag: 'link',
  attributes: {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${title} | ${site.brand}`,
    href: site.origin + path,
  },
});

const articleTags = ({ published, modified, section, tags }: NonNullable<HeadContent['article']>): HeadTag[] => [
  meta('property', 'article:published_time', published),
  meta('property', 'article:modified_time', modified),
  ...(section ? [meta('property', 'article:section', section)] : []),
  ...tags.map((tag) => meta('property', 'article:tag', tag)),
];

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [key]: name, content },
});
