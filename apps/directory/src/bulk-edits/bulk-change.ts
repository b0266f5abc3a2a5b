import { isDeepStrictEqual } from 'node:util';
import { type BulkChanges, type BulkFields, MOST_LINKED } from '@tedarik/commands';
import { type Business, checkStatusChange } from '../business/business.js';
import { businessChangedMeanwhile, lastCategory, tooManyLinked } from '../business/business.errors.js';
import { revertListChanges } from '../business/field-changes.js';

/** The fields of a business that a bulk edit reads. */
export type Bulk = Pick<Business, 'id' | 'revision' | keyof BulkFields>;
/** The changed field with its former or its new value. */
export type Patch = Partial<BulkFields>;

/** A category or service attribute that a bulk edit adds to businesses or removes from them. */
export interface LinkChange {
  field: 'categoryIds' | 'serviceAttributeIds';
  recordId: string;
  isAdded: boolean;
}

/** Returns undefined for a change of the status or of a flag. */
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
 * Returns the field that the bulk edit changes in this business, with its new value; undefined when the business already has it. Throws
 * status-change-not-allowed, last-category when the business would lose its only category, and too-many-linked.
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
 * Returns the field with its value from before the bulk edit; undefined when the business already has that value. Other entries that were
 * added to a list or removed from it since then stay as they are. Throws business-changed-meanwhile and last-category.
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
  const ids = revertListChanges(business[field], { before: was, after: became }).entries;
  return isDeepStrictEqual(ids, business[field]) ? undefined : checked(business, field, ids);
}

function checked({ id }: Bulk, field: LinkChange['field'], ids: string[]): Patch {
  if (field === 'categoryIds' && ids.length === 0) throw lastCategory(id);
  return { [field]: ids };
}

const unlessSame = (business: Bulk, patch: Patch): Patch | undefined =>
  Object.entries(patch).every(([field, value]) => business[field as keyof Patch] === value) ? undefined : patch;

/** The fields of a patch with the values that the business has now, before the patch is applied. */
export const formerOf = (business: BulkFields, after: Patch): Patch =>
  Object.fromEntries(Object.keys(after).map((field) => [field, business[field as keyof BulkFields]]));
