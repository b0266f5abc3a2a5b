import { withoutMarks } from './folding.js';

const LONGEST = 80;

/** The prefix of a fallback slug, for a record whose name has no letters or digits to make a slug from. */
export type SlugKind = 'isletme' | 'urun' | 'yazi' | 'kategori' | 'semt';

/** Slugs that are routes of the blog, and so cannot be used for a post. */
export const RESERVED_POST_SLUGS: readonly string[] = [
  ...['yeni', 'duzenle', 'kategoriler', 'yorumlar'],
  ...['kategori', 'onizleme', 'goruntuleme', 'rss'],
];

/** Slugs that are routes of businesses or of the owners' forms, and so cannot be used for a business. */
export const RESERVED_BUSINESS_SLUGS: readonly string[] = ['yeni', 'duzenle', 'davet', 'sahiplen'];

/** Shortens a slug to `longest` characters at a hyphen; a single longer word is cut anywhere. */
function cut(slug: string, longest = LONGEST): string {
  if (slug.length <= longest) return slug;
  const hyphen = slug.lastIndexOf('-', longest);
  return slug.slice(0, hyphen > 0 ? hyphen : longest);
}

const trimHyphens = (slug: string): string => slug.replace(/^-+|-+$/g, '');

/**
 * Slug of a business, product, category, city or district: a-z, 0-9 and hyphens, at most 80 characters; '' if no such character is left.
 */
export const slugify = (text: string): string => cut(trimHyphens(withoutMarks(text).replace(/[^a-z0-9]+/g, '-')));

/**
 * Slug of a post or a blog category: as slugify, but punctuation is removed without a hyphen: "Türkiye'nin %100 Doğal Balı" ->
 * 'turkiyenin-100-dogal-bali'.
 */
export const blogSlug = (text: string): string =>
  cut(
    trimHyphens(
      withoutMarks(text)
        .replace(/[^a-z0-9\s-]/g, '')
        .replace(/[\s-]+/g, '-'),
    ),
  );

/** Slug of a record whose name contains no Latin letter or digit: 'isletme-1a2b3c4d'. */
export const fallbackSlug = (kind: SlugKind, id: string): string => `${kind}-${id.slice(0, 8)}`;

export const isReservedPostSlug = (slug: string): boolean => RESERVED_POST_SLUGS.includes(slug);

/** `base`, or the first of base-2, base-3 … that is not taken; at most 80 characters. */
export function nextFreeSlug(base: string, taken: (slug: string) => boolean): string {
  if (!taken(base)) return base;
  for (let number = 2; ; number++) {
    const suffix = `-${number}`;
    const candidate = cut(base, LONGEST - suffix.length) + suffix;
    if (!taken(candidate)) return candidate;
  }
}
