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

/** The effect of an undoable change on fields of a business: their values before and after it. */
export type FieldChanges = Partial<Record<Plain | List, { before: unknown; after: unknown }>>;

/** The effect of a change, combined with the effect of earlier changes that are undone together with it. */
export function changesOf(before: Business, after: Business, earlier: FieldChanges = {}): FieldChanges {
  const changes: FieldChanges = { ...earlier };
  for (const field of [...PLAIN, ...LISTS]) {
    if (isDeepStrictEqual(before[field], after[field])) continue;
    changes[field] = { before: (earlier[field] ?? { before: before[field] }).before, after: after[field] };
  }
  return changes;
}

/**
 * Undoes a change: restores the fields that still have the value that the change left, and in lists each entry separately. Fields edited
 * since then stay. `isWhole` is false when anything stayed for that reason.
 */
export function revertChanges(
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
    const list = revertListChanges<Item>(business[field], change);
    back[field] = list.entries;
    isWhole &&= list.isWhole;
  }
  const { version, revision } = business;
  const restored: Business = { ...business, ...back, version: version + 1, revision: revision + 1, updatedAt: now };
  const locations = withHeadquarters(restored.locations);
  return { restored: renameBusiness({ ...restored, locations }, restored.name), isWhole };
}

/**
 * Undoes a change of a list: removes the entries that it added and restores those that it changed or removed, unless they were edited
 * since. A list that still equals the result of the change also gets its former order back.
 */
export function revertListChanges<One extends Item>(
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

/** The key that identifies an entry of a list even after it was edited. */
function keyOf(item: Item): string {
  if (typeof item === 'string') return item;
  return 'certificateId' in item ? item.certificateId : item.id;
}
