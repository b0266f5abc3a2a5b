import type { BusinessDocument } from './business.schema.js';
import { LINKED_KINDS, RECORD_LINKS, type RecordLinks } from './record-links.js';
import type { Tally } from './counts.schema.js';

/** The fields of a stored business from which its count keys are derived. */
export type Counted = Pick<BusinessDocument, 'countedUnder' | 'deletedAt'> & RecordLinks;

export const COUNTED_FIELDS = {
  countedUnder: 1,
  certificates: 1,
  serviceAttributeIds: 1,
  deletedAt: 1,
} as const satisfies Record<keyof Counted, 1>;

/** Sums the tallies by key, sorted by key; keys whose sum is zero are left out. */
export function sumOf(tallies: readonly Tally[]): Tally[] {
  const byKey = new Map<string, number>();
  for (const { key, businesses } of tallies) byKey.set(key, (byKey.get(key) ?? 0) + businesses);
  return [...byKey]
    .filter(([, businesses]) => businesses !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, businesses]) => ({ key, businesses }));
}

/** Returns the tallies that must be added to `before` to get `after`. */
export const differenceOf = (before: readonly Tally[], after: readonly Tally[]): Tally[] =>
  sumOf([...after, ...before.map(({ key, businesses }) => ({ key, businesses: -businesses }))]);

/** One tally per business and key: the keys of its listing, and its described records (counted in any status). */
export const talliesOf = (businesses: readonly Counted[]): Tally[] =>
  businesses.flatMap(keysOf).map((key) => ({ key, businesses: 1 }));

function keysOf(business: Counted): string[] {
  const { countedUnder, deletedAt } = business;
  if (deletedAt) return countedUnder;
  const linked = LINKED_KINDS.flatMap((kind) => RECORD_LINKS[kind].idsIn(business).map((id) => `${kind}:${id}`));
  return [...countedUnder, ...new Set(linked)];
}
