import type { Crumb } from '../../components/breadcrumbs.js';
import { paths } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import { type HeadContent, ofPage, type Robots } from '../../lib/seo/head.js';
import { breadcrumbList, collectionPage, itemList } from '../../lib/seo/structured.js';
import type { Site } from '../../lib/site.js';
import type { BlogData } from './api/load-blog.js';
import { blogAddress } from './blog-query.js';
import { blogMessages } from './blog.messages.js';

const PAGE_SIZE = 9;

const categoryOf = (blog: BlogData) => (blog.state === 'loaded' ? (blog.list.category ?? null) : null);

/** PUB-SEO-05: searches and empty lists are not indexed. */
export function blogRobots(blog: BlogData): Robots {
  const nothing = blog.state !== 'loaded' || blog.list.items.length === 0;
  return nothing || blog.query.search ? 'noindex, follow' : 'index, follow';
}

/** Breadcrumbs: blog, then the category. */
export function blogTrail(blog: BlogData, site: Site): Crumb[] {
  const name = messagesIn(blogMessages, site.locale).blog;
  const category = categoryOf(blog);
  return category ? [{ name, path: paths.blog }, { name: category.name }] : [{ name }];
}

/** The metadata of /blog. */
export function blogHead(blog: BlogData, site: Site): HeadContent {
  const messages = messagesIn(blogMessages, site.locale);
  const { search, page } = blog.query;
  const category = categoryOf(blog);
  const [title, description] = search
    ? [messages.titleOfSearch(search), messages.describeSearch(search)]
    : category
      ? [messages.titleOfCategory(category.name), messages.describeCategory(category.name)]
      : [messages.blog, messages.describeAll];
  return {
    ...ofPage(page, title, description, site),
    keywords: [...(category ? [category.name] : []), ...messages.keywords.split(', ')],
    canonical: blogAddress(blog.query),
    robots: blogRobots(blog),
    feed: { title: messages.blog, path: paths.blogFeed },
    structured: [breadcrumbList(site, blogTrail(blog, site)), ...collection(blog, site, title)],
  };
}

function collection(blog: BlogData, site: Site, name: string): object[] {
  if (blog.state !== 'loaded' || !blog.list.items.length) return [];
  const entries = blog.list.items.map((post) => ({ name: post.title, path: paths.post(post.slug) }));
  const list = itemList(site, entries, (blog.query.page - 1) * PAGE_SIZE + 1);
  return [collectionPage(site, name, blogAddress(blog.query), list)];
}
