import { blogSlug, fallbackSlug, isReservedPostSlug, RESERVED_POST_SLUGS } from '@tedarik/turkish';
import { slugInvalid, slugReserved } from './slug.errors.js';

export type SluggedKind = 'post' | 'category';

const FALLBACK = { post: 'yazi', category: 'kategori' } as const;

/** Base of a new record's slug: SLUG-05, or the word of its kind with the id when the name has no usable character. */
export const slugOf = (kind: SluggedKind, id: string, name: string): string =>
  blogSlug(name) || fallbackSlug(FALLBACK[kind], id);

/** Slugs that new records of this kind cannot get. */
export const reservedFor = (kind: SluggedKind): readonly string[] => (kind === 'post' ? RESERVED_POST_SLUGS : []);

/** Checks the slug of a post that an editor typed. Throws slug-invalid or slug-reserved. */
export function typedPostSlug(text: string): string {
  if (text === '' || blogSlug(text) !== text) throw slugInvalid(text);
  if (isReservedPostSlug(text)) throw slugReserved(text);
  return text;
}
