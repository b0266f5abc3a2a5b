import type { MatchFallbacks } from '../businesses/matches.js';
import { beginningWith, NOT_BEGUN, rankingBy, WHOLE_NAME } from './beginning-with.js';

/** The kinds of suggestions. If two are equally likely, the kind that is listed first here wins. */
export const SUGGESTED_KINDS = [
  'categories',
  'products',
  'businesses',
  'cities',
  'districts',
  'services',
  'certificates',
] as const;
export type SuggestionKind = (typeof SUGGESTED_KINDS)[number];

interface Named {
  name: string;
}
type RankOfName = (name: string) => number;
type NamedRows = Record<SuggestionKind, readonly Named[]>;

/** Refers to one suggestion: its kind and its index in that kind, from 0. */
export interface SuggestionPlace {
  kind: SuggestionKind;
  at: number;
}

const MOST: Record<SuggestionKind, number> = {
  categories: 3,
  cities: 2,
  districts: 2,
  services: 2,
  certificates: 2,
  products: 3,
  businesses: 4,
};
const FIRST = 5;

/**
 * The pages from which suggestions are chosen. They are longer than the number of suggestions, because a result may match by something else
 * than its name.
 */
export const SUGGESTION_PAGES = {
  businesses: { typing: true, counted: false, categoryIds: [], sort: 'relevance', page: 1, pageSize: 12 },
  products: { typing: true, counted: false, categoryId: null, page: 1, pageSize: 24 },
} as const;

type Searched = 'products' | 'businesses';

/**
 * Finds the businesses and products that may be suggested, both at once. Typing errors are tolerated only if no kind has a better match,
 * the tables included, because a suggestion with another word would only stand in the way.
 */
export async function findSuggested<Business, Product>(
  text: string,
  tables: Omit<NamedRows, Searched>,
  find: (ways: MatchFallbacks) => Promise<{ businesses: Business[]; products: Product[] }>,
): Promise<{ businesses: Business[]; products: Product[] }> {
  const found = await find(['closely']);
  if (found.businesses.length > 0 || found.products.length > 0) return found;
  const isInTables = Object.values(tables).some((rows: readonly Named[]) => beginningWith(text, rows, 1).length > 0);
  return isInTables ? found : find(['nearly']);
}

/**
 * Suggestions for a text that is being typed: a few of each kind, best first. Rows of tables are filtered by the text; products and
 * businesses must be the results of a search for it.
 */
export function suggest<Rows extends NamedRows>(
  text: string,
  rows: Rows,
): { [Kind in SuggestionKind]: Rows[Kind][number][] } & { first: SuggestionPlace[] } {
  const { products, businesses, ...tables } = rows;
  const rankOf = rankingBy(text);
  const fromTables = Object.entries(tables).map(([kind, all]) => [kind, beginningWith(text, all, FIRST)]);
  const found = {
    ...(Object.fromEntries(fromTables) as { [Kind in SuggestionKind]: Rows[Kind][number][] }),
    products: bestFirst(onePerName(products), rankOf),
    businesses: bestFirst(businesses, rankOf),
  };
  const first = firstOf(found, rankOf);
  // A kind shows at least those of its suggestions that are in `first`, which are always its best ones.
  const shown = SUGGESTED_KINDS.map((kind) => [
    kind,
    found[kind].slice(0, Math.max(MOST[kind], first.filter((one) => one.kind === kind).length)),
  ]);
  return { ...(Object.fromEntries(shown) as typeof found), first };
}

/**
 * The suggestions that are most likely meant, of all kinds: first names that equal the text, then the best of each kind whose name or a
 * word of it begins with the text, then the second best of each kind, and so on. Places and goods have no common score, so kinds take
 * turns.
 */
function firstOf(found: NamedRows, rankOf: RankOfName): SuggestionPlace[] {
  return SUGGESTED_KINDS.flatMap((kind, order) =>
    found[kind].map(({ name }, at) => ({ kind, at, order, rank: rankOf(name) })),
  )
    .toSorted(
      (one, other) =>
        Number(other.rank === WHOLE_NAME) - Number(one.rank === WHOLE_NAME) ||
        Number(one.rank === NOT_BEGUN) - Number(other.rank === NOT_BEGUN) ||
        one.at - other.at ||
        one.rank - other.rank ||
        one.order - other.order,
    )
    .slice(0, FIRST)
    .map(({ kind, at }) => ({ kind, at }));
}

const bestFirst = <Row extends Named>(rows: readonly Row[], rankOf: RankOfName): Row[] =>
  rows.toSorted((one, other) => rankOf(one.name) - rankOf(other.name));

/** Products with the same name share one address. */
const onePerName = <Row extends Named>(rows: readonly Row[]): Row[] =>
  rows.filter(({ name }, at) => rows.findIndex((one) => one.name === name) === at);
