import { blogSlug, fallbackSlug, isReservedPostSlug, RESERVED_POST_SLUGS } from '@tedarik/turkish';
import { slugInvalid, slugReserved } from './slug.errors.js';

export type SluggedKind = 'post' | 'category';

const FALLBACK = { post: 'yazi', category: 'kategori' } as const;

/** What a new record would be called when nobody else is: SLUG-05, or the word of its kind with the id. */
export const slugOf = (kind: SluggedKind, id: string, name: string): string =>
  blogSlug(name) || fallbackSlug(FALLBACK[kind], id);

/** Slugs of the kind that nothing new is given. */
export const reservedFor = (kind: SluggedKind): readonly string[] => (kind === 'post' ? RESERVED_POST_SLUGS : []);

/** A slug of a post as an editor typed it. Throws slug-invalid or slug-reserved. */
export function typedPostSlug(text: string): string {
  if (text === '' || blogSlug(text) !== text) throw slugInvalid(text);
  if (isReservedPostSlug(text)) throw slugReserved(text);
  return text;
}
