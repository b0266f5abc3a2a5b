import { isDeepStrictEqual } from 'node:util';
import { type BulkChanges, type BulkFields, MOST_LINKED } from '@tedarik/commands';
import { type Business, checkStatusChange } from '../business/business.js';
import { businessChangedMeanwhile, lastCategory, tooManyLinked } from '../business/business.errors.js';
import { putBackEntries } from '../business/field-changes.js';

/** What a bulk edit looks at of a business. */
export type Bulk = Pick<Business, 'id' | 'revision' | keyof BulkFields>;
/** The field that was changed, as it was or as it became. */
export type Patch = Partial<BulkFields>;

/** A record that a change adds or removes. */
export interface LinkChange {
  field: 'categoryIds' | 'serviceAttributeIds';
  recordId: string;
  isAdded: boolean;
}

/** Undefined for a change of status or a flag. */
export function linkChangeOf(changes: BulkChanges): LinkChange | undefined {
  const { addCategoryId, removeCategoryId, addServiceAttributeId, removeServiceAttributeId } = changes;
  if (addCategoryId) return { field: 'categoryIds', recordId: addCategoryId, isAdded: true };
  if (removeCategoryId) return { field: 'categoryIds', recordId: removeCategoryId, isAdded: false };
  if (addServiceAttributeId) return { field: 'serviceAttributeIds', recordId: addServiceAttributeId, isAdded: true };
  if (removeServiceAttributeId)
    return { field: 'serviceAttributeIds', recordId: removeServiceAttributeId, isAdded: false };
  return undefined;
}

/**
 * What the change makes of a business; undefined when it is so already. Throws status-change-not-allowed, last-category for one
 * that would be in none, too-many-linked.
 */
export function changeInBulk(business: Bulk, changes: BulkChanges): Patch | undefined {
  const link = linkChangeOf(changes);
  if (link) return linked(business, link);
  const { status, verified, featured } = changes;
  checkStatusChange(business.status, status);
  if (status !== undefined) return unlessSame(business, { status });
  return unlessSame(business, verified !== undefined ? { verified } : { featured: featured ?? business.featured });
}

/**
 * What gives a business back what it had; undefined when it has it already. Of a list, what else was added or taken out
 * since stays so. Throws business-changed-meanwhile, last-category.
 */
export function undoInBulk(business: Bulk, before: Patch, after: Patch): Patch | undefined {
  const field = Object.keys(before)[0] as keyof BulkFields;
  const [was, became, is] = [before[field], after[field], business[field]];
  if (isDeepStrictEqual(is, was)) return undefined;
  if (isDeepStrictEqual(is, became)) return { [field]: was };
  if (!Array.isArray(is)) throw businessChangedMeanwhile(business.id, business.revision);
  return withoutChange(business, field as LinkChange['field'], was as string[], became as string[]);
}

function linked(business: Bulk, { field, recordId, isAdded }: LinkChange): Patch | undefined {
  const ids = business[field];
  if (ids.includes(recordId) === isAdded) return undefined;
  if (isAdded && ids.length >= MOST_LINKED) throw tooManyLinked(business.id);
  return checked(business, field, isAdded ? [...ids, recordId] : ids.filter((id) => id !== recordId));
}

function withoutChange(business: Bulk, field: LinkChange['field'], was: string[], became: string[]): Patch | undefined {
  const ids = putBackEntries(business[field], { before: was, after: became }).entries;
  return isDeepStrictEqual(ids, business[field]) ? undefined : checked(business, field, ids);
}

function checked({ id }: Bulk, field: LinkChange['field'], ids: string[]): Patch {
  if (field === 'categoryIds' && ids.length === 0) throw lastCategory(id);
  return { [field]: ids };
}

const unlessSame = (business: Bulk, patch: Patch): Patch | undefined =>
  Object.entries(patch).every(([field, value]) => business[field as keyof Patch] === value) ? undefined : patch;

/** The fields of a patch as they are before it. */
export const formerOf = (business: BulkFields, after: Patch): Patch =>
  Object.fromEntries(Object.keys(after).map((field) => [field, business[field as keyof BulkFields]]));
