import { fallbackSlug, nextFreeSlug, RESERVED_BUSINESS_SLUGS, slugify, type SlugKind } from '@tedarik/turkish';
import { slugInvalid, slugReserved } from './slug.errors.js';

export type SluggedKind = 'business' | 'category' | 'district';

const LONGEST = 80;
/** A base up to this length is never cut for a suffix of at most four digits. */
const LONGEST_UNCUT = LONGEST - '-9999'.length;

/** What a new record would like to be called: a wish is taken only when it is a valid slug and free. */
export interface SlugWish {
  wish: string | null;
  /** Slug of the name; used with -2, -3 … when it is taken. */
  base: string;
}

/**
 * The wish of a new record: SLUG-01 from its name, or the word of its kind with the id when nothing is left of it. The
 * word of its kind comes before a name that stands for a route.
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

/** The address of a business as somebody typed it. Throws slug-invalid or slug-reserved. */
export function typedBusinessSlug(text: string): string {
  if (!isSlug(text)) throw slugInvalid(text);
  if (isReserved('isletme', text)) throw slugReserved(text);
  return text;
}

/** Whether the text is a slug as it stands. */
export const isSlug = (text: string): boolean => text.length > 0 && slugify(text) === text;

/** Every slug that could be given without a number. */
export const plainSlugs = (wishes: readonly SlugWish[]): string[] => [
  ...new Set(wishes.flatMap(({ wish, base }) => (wish ? [wish, base] : [base]))),
];

/** Bases that are taken already, or wanted twice: only they need to know which numbers are taken. */
export function crowdedBases(wishes: readonly SlugWish[], taken: ReadonlySet<string>): string[] {
  const seen = new Set(taken);
  const crowded = new Set<string>();
  for (const slug of wishes.flatMap(({ wish, base }) => (wish ? [wish, base] : [base]))) {
    if (seen.has(slug)) crowded.add(slug);
    seen.add(slug);
  }
  return [...crowded];
}

/** Where the numbered slugs of a base lie in an index of slugs. */
export function numberedRange(base: string): { $gte: string; $lt: string } {
  if (base.length <= LONGEST_UNCUT) return { $gte: `${base}-0`, $lt: `${base}-:` };
  const hyphen = base.lastIndexOf('-', LONGEST_UNCUT);
  const stem = base.slice(0, hyphen > 0 ? hyphen : LONGEST_UNCUT);
  return { $gte: stem, $lt: `${stem}~` };
}

/** A slug for each wish, in order, no two alike and none of `taken`. */
export function allotSlugs(wishes: readonly SlugWish[], taken: ReadonlySet<string>): string[] {
  const given = new Set(taken);
  return wishes.map(({ wish, base }) => {
    const slug = wish && !given.has(wish) ? wish : nextFreeSlug(base, (candidate) => given.has(candidate));
    given.add(slug);
    return slug;
  });
}
