import type { BusinessDocument } from '../business/business.schema.js';
import type { Tally } from './counts.schema.js';

/** What of a stored business decides under which keys it counts. */
export type Counted = Pick<BusinessDocument, 'countedUnder' | 'certificates' | 'deletedAt'>;

export const COUNTED_FIELDS = { countedUnder: 1, certificates: 1, deletedAt: 1 } as const satisfies Record<
  keyof Counted,
  1
>;

/** Each key once, with the sum of its numbers, in the order of keys; without those that come to nothing. */
export function sumOf(tallies: readonly Tally[]): Tally[] {
  const byKey = new Map<string, number>();
  for (const { key, businesses } of tallies) byKey.set(key, (byKey.get(key) ?? 0) + businesses);
  return [...byKey]
    .filter(([, businesses]) => businesses !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, businesses]) => ({ key, businesses }));
}

/** What has to be added to `before` to come to `after`. */
export const differenceOf = (before: readonly Tally[], after: readonly Tally[]): Tally[] =>
  sumOf([...after, ...before.map(({ key, businesses }) => ({ key, businesses: -businesses }))]);

/** One for each business and key: those of its listing, and the certificates that it holds in any status. */
export const talliesOf = (businesses: readonly Counted[]): Tally[] =>
  businesses.flatMap(keysOf).map((key) => ({ key, businesses: 1 }));

function keysOf({ countedUnder, certificates, deletedAt }: Counted): string[] {
  if (deletedAt) return countedUnder;
  const held = new Set(certificates.map(({ certificateId }) => certificateId));
  return [...countedUnder, ...[...held].map((id) => `certificate:${id}`)];
}
