import { fallbackSlug, nextFreeSlug, RESERVED_BUSINESS_SLUGS, slugify, type SlugKind } from '@tedarik/turkish';
import { slugInvalid, slugReserved } from './slug.errors.js';

export type SluggedKind = 'business' | 'category' | 'district';

const LONGEST = 80;
/** A base of up to this length needs not be shortened for a suffix of at most four digits. */
const LONGEST_UNCUT = LONGEST - '-9999'.length;

/** The desired slug of a new record; used only when it is a valid slug and free. */
export interface SlugWish {
  wish: string | null;
  /** Slug of the name; gets the suffix -2, -3 … when it is taken. */
  base: string;
}

/**
 * Returns the wish of a new record. The base is the slug of its name (SLUG-01), or the word of its kind with the id when the name has no
 * usable character. A name that equals a route gets the word of its kind as a prefix.
 */
export function slugWish(kind: SlugKind, id: string, name: string, wish?: string | null): SlugWish {
  const plain = slugify(name) || fallbackSlug(kind, id);
  return {
    wish: wish && isSlug(wish) && !isReserved(kind, wish) ? wish : null,
    base: isReserved(kind, plain) ? `${kind}-${plain}` : plain,
  };
}

const isReserved = (kind: SlugKind, slug: string): boolean =>
  kind === 'isletme' && RESERVED_BUSINESS_SLUGS.includes(slug);

/** Checks a slug that an editor typed. Throws slug-invalid or slug-reserved. */
export function typedBusinessSlug(text: string): string {
  if (!isSlug(text)) throw slugInvalid(text);
  if (isReserved('isletme', text)) throw slugReserved(text);
  return text;
}

/** Whether the text already is a valid slug. */
export const isSlug = (text: string): boolean => text.length > 0 && slugify(text) === text;

/** All slugs that could be used without a number. */
export const plainSlugs = (wishes: readonly SlugWish[]): string[] => [
  ...new Set(wishes.flatMap(({ wish, base }) => (wish ? [wish, base] : [base]))),
];

/** Bases that are taken or wanted more than once; only for these the taken numbers must be read. */
export function crowdedBases(wishes: readonly SlugWish[], taken: ReadonlySet<string>): string[] {
  const seen = new Set(taken);
  const crowded = new Set<string>();
  for (const slug of wishes.flatMap(({ wish, base }) => (wish ? [wish, base] : [base]))) {
    if (seen.has(slug)) crowded.add(slug);
    seen.add(slug);
  }
  return [...crowded];
}

/** Range of the numbered slugs of a base in an index of slugs. */
export function numberedRange(base: string): { $gte: string; $lt: string } {
  if (base.length <= LONGEST_UNCUT) return { $gte: `${base}-0`, $lt: `${base}-:` };
  const hyphen = base.lastIndexOf('-', LONGEST_UNCUT);
  const stem = base.slice(0, hyphen > 0 ? hyphen : LONGEST_UNCUT);
  return { $gte: stem, $lt: `${stem}~` };
}

/** Returns a slug for each wish, in order; all are different and none is in `taken`. */
export function allotSlugs(wishes: readonly SlugWish[], taken: ReadonlySet<string>): string[] {
  const given = new Set(taken);
  return wishes.map(({ wish, base }) => {
    const slug = wish && !given.has(wish) ? wish : nextFreeSlug(base, (candidate) => given.has(candidate));
    given.add(slug);
    return slug;
  });
}
