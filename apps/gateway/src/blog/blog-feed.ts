import type { PostCardView, PostView } from '@tedarik/commands';
import { Feed } from 'feed';

export interface FeedSite {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  brand: string;
  /** Path of a post's page. */
  post: (slug: string) => string;
  /** Path of the picture that other sites show for a post. */
  picture: (slug: string) => string;
}

/** A post with its text and author, or only what lists show of it. */
export type FeedPost = PostCardView & Partial<Pick<PostView, 'author' | 'contentHtml'>>;

export const FEED_ADDRESS = '/blog/rss.xml';

/** Characters that XML forbids even when escaped: control characters and lone surrogates. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Returns the newest posts as RSS 2.0. The output does not depend on the time: the same posts give the same bytes. */
export function blogFeed(posts: readonly FeedPost[], { origin, brand, post, picture }: FeedSite): string {
  const title = `${brand} Blog`;
  const feed = new Feed({
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    title,
    description: title,
    language: 'tr',
    copyright: brand,
    feedLinks: { rss: `${origin}${FEED_ADDRESS}` },
    updated: new Date(posts[0]?.date ?? 0),
  });
  for (const { slug, title, excerpt, date, category, author, contentHtml } of posts) {
    const link = `${origin}${post(slug)}`;
    feed.addItem({
      id: link,
      link,
      title,
      description: asHtml(excerpt),
      date: new Date(date),
      image: `${origin}${picture(slug)}`,
      ...(contentHtml && { content: elsewhere(contentHtml, origin) }),
      ...(author && { author: [{ name: author.fullName }] }),
      ...(category && { category: [{ name: category.name }] }),
    });
  }
  return feed.rss2().replace(NOT_IN_XML, '');
}

/** Readers of feeds take a description as HTML, but an excerpt is plain text. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Makes relative addresses absolute, because feeds are read on other sites. The sanitiser writes attributes in double quotes. */
const elsewhere = (html: string, origin: string) => html.replace(/\s(href|src)="\/(?!\/)/g, ` $1="${origin}/`);
