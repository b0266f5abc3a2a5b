import { isDeepStrictEqual } from 'node:util';
import { FIELD_NAMES } from '@tedarik/fields';
import { renameBusiness, type Business } from './business.js';
import { withHeadquarters } from './location.js';

const PLAIN = [
  'name',
  'description',
  ...FIELD_NAMES,
  'photosCount',
  'openingHours',
  'placeId',
  'googleId',
  'businessStatus',
] as const satisfies (keyof Business)[];
const LISTS = [
  'categoryIds',
  'serviceAttributeIds',
  'locations',
  'certificates',
  'importIds',
] as const satisfies (keyof Business)[];
type Plain = (typeof PLAIN)[number];
type List = (typeof LISTS)[number];
type Item = Business[List][number];

/** What a change that can be undone did to fields of a business: what stood there before, and what it left. */
export type FieldChanges = Partial<Record<Plain | List, { before: unknown; after: unknown }>>;

/** What a change did, on top of what earlier ones that are undone with it did. */
export function changesOf(before: Business, after: Business, earlier: FieldChanges = {}): FieldChanges {
  const changes: FieldChanges = { ...earlier };
  for (const field of [...PLAIN, ...LISTS]) {
    if (isDeepStrictEqual(before[field], after[field])) continue;
    changes[field] = { before: (earlier[field] ?? { before: before[field] }).before, after: after[field] };
  }
  return changes;
}

/**
 * The business with those fields put back that still are as the change left them; of a list, each entry for itself. What
 * was edited since stays. `isWhole` is false when something stayed for that reason.
 */
export function putBack(
  business: Business,
  changes: FieldChanges,
  now: Date,
): { restored: Business; isWhole: boolean } {
  const back: Record<string, unknown> = {};
  let isWhole = true;
  for (const field of PLAIN) {
    const change = changes[field];
    if (!change) continue;
    if (isDeepStrictEqual(business[field], change.after)) back[field] = change.before;
    else isWhole &&= isDeepStrictEqual(business[field], change.before);
  }
  for (const field of LISTS) {
    const change = changes[field] as { before: Item[]; after: Item[] } | undefined;
    if (!change) continue;
    const list = putBackEntries<Item>(business[field], change);
    back[field] = list.entries;
    isWhole &&= list.isWhole;
  }
  const { version, revision } = business;
  const restored: Business = { ...business, ...back, version: version + 1, revision: revision + 1, updatedAt: now };
  const locations = withHeadquarters(restored.locations);
  return { restored: renameBusiness({ ...restored, locations }, restored.name), isWhole };
}

/**
 * Entries that the change added go, and those that it changed or removed are as before, unless they were edited since. A
 * list that is as the change left it has its order back too.
 */
export function putBackEntries<One extends Item>(
  now: readonly One[],
  { before, after }: { before: readonly One[]; after: readonly One[] },
): { entries: One[]; isWhole: boolean } {
  if (isDeepStrictEqual(now, after)) return { entries: [...before], isWhole: true };
  const earlier = new Map(before.map((item) => [keyOf(item), item]));
  const left = new Map(after.map((item) => [keyOf(item), item]));
  let isWhole = true;
  const kept = now.flatMap((item) => {
    const was = earlier.get(keyOf(item));
    const became = left.get(keyOf(item));
    if (isDeepStrictEqual(was, became) || isDeepStrictEqual(was, item)) return [item];
    if (isDeepStrictEqual(item, became)) return was === undefined ? [] : [was];
    isWhole = false;
    return [item];
  });
  const there = new Set([...now, ...after].map(keyOf));
  return { entries: [...kept, ...before.filter((item) => !there.has(keyOf(item)))], isWhole };
}

/** By what an entry of a list is the same one after it was edited. */
function keyOf(item: Item): string {
  if (typeof item === 'string') return item;
  return 'certificateId' in item ? item.certificateId : item.id;
}
