import type { Crumb } from '../../components/breadcrumbs.js';
import { blogOfCategoryPath, paths, pictureAddress, sharePictures } from '../../config/paths.js';
import { messagesIn } from '../../lib/messages.js';
import { describe } from '../../lib/seo/description.js';
import type { HeadContent } from '../../lib/seo/head.js';
import { breadcrumbList } from '../../lib/seo/structured.js';
import type { Site } from '../../lib/site.js';
import type { Post } from './api/load-post.js';
import { postMessages } from './post.messages.js';

/** PUB-POST-01: breadcrumbs: blog, the category if there is one, the post. */
export function postTrail({ title, category }: Post, site: Site): Crumb[] {
  return [
    { name: messagesIn(postMessages, site.locale).blog, path: paths.blog },
    ...(category ? [{ name: category.name, path: blogOfCategoryPath(category.slug) }] : []),
    { name: title },
  ];
}

/** PUB-SEO-11: the metadata of a post: the editors' texts for search engines, or else texts of the page. */
export function postHead(post: Post, site: Site): HeadContent {
  return {
    title: post.metaTitle || post.title,
    description: descriptionOf(post),
    keywords: post.tags,
    canonical: paths.post(post.slug),
    type: 'article',
    article: {
      published: post.date,
      modified: post.updatedAt,
      section: post.category?.name ?? null,
      tags: post.tags,
    },
    feed: { title: messagesIn(postMessages, site.locale).blog, path: paths.blogFeed },
    share: sharePictures.post(post.slug),
    structured: [blogPosting(post, site), breadcrumbList(site, postTrail(post, site))],
  };
}

const descriptionOf = (post: Post) => post.metaDescription || post.excerpt || `${post.title}. ${post.contentHtml}`;

/** Structured data of a post; contains only stored facts that are visible on the page. */
export function blogPosting(post: Post, site: Site): object {
  const url = site.origin + paths.post(post.slug);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#yazi`,
    mainEntityOfPage: url,
    headline: post.title,
    description: describe(descriptionOf(post), ''),
    image: [
      ...(post.featuredImageUrl ? [site.origin + pictureAddress(post.featuredImageUrl, 1280)] : []),
      site.origin + sharePictures.post(post.slug),
    ],
    datePublished: post.date,
    dateModified: post.updatedAt,
    ...(post.author ? { author: { '@type': 'Person', name: post.author.fullName } } : {}),
    publisher: { '@type': 'Organization', name: site.brand, url: `${site.origin}/` },
    ...(post.category ? { articleSection: post.category.name } : {}),
    ...(post.tags.length ? { keywords: post.tags } : {}),
    commentCount: post.commentCount,
    inLanguage: 'tr',
  };
}
