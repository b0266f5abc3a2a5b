import { isDeepStrictEqual } from 'node:util';
import { IMPORTED_FIELDS } from '@tedarik/fields';
import type { Business } from '../business/business.js';

const FIELDS = [
  'description',
  ...IMPORTED_FIELDS,
  'photosCount',
  'categoryIds',
  'locations',
  'openingHours',
  'placeId',
  'googleId',
  'businessStatus',
] as const satisfies (keyof Business)[];
type Field = (typeof FIELDS)[number];

/** The fields of a business that an import changed: what stood there before, and what it left. */
export type Overwritten = Partial<Record<Field, { before: unknown; after: unknown }>>;

/** What a change wrote over, on top of what earlier rows of the same import did. */
export function overwrittenBy(before: Business, after: Business, earlier: Overwritten = {}): Overwritten {
  const fields: Overwritten = { ...earlier };
  for (const field of FIELDS) {
    if (isDeepStrictEqual(before[field], after[field])) continue;
    fields[field] = { before: (earlier[field] ?? { before: before[field] }).before, after: after[field] };
  }
  return fields;
}

/**
 * The business with those fields put back that still are as the import left them; of its categories only those go that
 * the import added. `isWhole` is false when another field had been changed since.
 */
export function putBack(business: Business, fields: Overwritten, now: Date): { restored: Business; isWhole: boolean } {
  const back: Partial<Record<Field, unknown>> = {};
  let isWhole = true;
  for (const field of FIELDS) {
    const change = fields[field];
    if (!change) continue;
    if (field === 'categoryIds') back[field] = withoutAdded(business.categoryIds, change);
    else if (isDeepStrictEqual(business[field], change.after)) back[field] = change.before;
    else isWhole &&= isDeepStrictEqual(business[field], change.before);
  }
  const { version, revision } = business;
  const restored = { ...business, ...back, version: version + 1, revision: revision + 1, updatedAt: now } as Business;
  return { restored, isWhole };
}

function withoutAdded(now: readonly string[], { before, after }: { before: unknown; after: unknown }): string[] {
  const added = (after as string[]).filter((id) => !(before as string[]).includes(id));
  return now.filter((id) => !added.includes(id));
}
