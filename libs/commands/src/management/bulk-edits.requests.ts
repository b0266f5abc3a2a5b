import { BusinessStatus } from '@tedarik/events';
import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { BusinessInput } from '../directory.commands.js';
import { line, slug } from '../text.js';
import { ListManagedBusinesses } from './businesses.requests.js';
import { managedList, manyIds } from './managed-list.js';

/** How many businesses one bulk edit may cover. */
export const MOST_IN_BULK_EDIT = 100_000;
/** How many of the businesses that would change a preview shows. */
export const EXAMPLES_OF_BULK_EDIT = 20;
/** How many of the businesses that stay unchanged are listed. */
export const NAMED_OF_BULK_EDIT = 100;
/** How many previews of one account are stored. A further one replaces the oldest. */
export const PREVIEWS_OF_ONE_ACCOUNT = 3;

const onlyOne = (fields: object): boolean => Object.values(fields).filter((value) => value !== undefined).length === 1;

/** The change that a bulk edit makes to each business: exactly one of these. */
export const BulkChanges = z
  .strictObject({
    status: BusinessStatus.optional(),
    verified: z.boolean().optional(),
    featured: z.boolean().optional(),
    addCategoryId: z.uuid().optional(),
    removeCategoryId: z.uuid().optional(),
    addServiceAttributeId: z.uuid().optional(),
    removeServiceAttributeId: z.uuid().optional(),
  })
  .refine(onlyOne, 'names one change');
export type BulkChanges = z.infer<typeof BulkChanges>;

/** The fields of a business that a bulk edit can change. */
export const BulkFields = z.object({
  status: BusinessStatus,
  verified: z.boolean(),
  featured: z.boolean(),
  categoryIds: BusinessInput.shape.categoryIds,
  serviceAttributeIds: BusinessInput.shape.serviceAttributeIds,
});
export type BulkFields = z.infer<typeof BulkFields>;

export const BulkEditState = z.enum(['previewed', 'applying', 'applied', 'undoing', 'undone']);
export type BulkEditState = z.infer<typeof BulkEditState>;

const count = z.int().nonnegative();

/** One change of many businesses, from its preview on. */
export const BulkEditRow = z.object({
  id: z.uuid(),
  state: BulkEditState,
  /** When it was applied, or previewed if it has not been applied. */
  at: z.iso.datetime(),
  /** The account that applied it; null before that, and in a system without accounts. */
  by: line.nullable(),
  changes: BulkChanges,
  /** The name of the category or service that it adds or removes. */
  recordName: line.nullable(),
  /** How many businesses were selected. */
  total: count,
  /** How many businesses would change according to the preview. */
  toChange: count,
  changed: count,
  /** How many businesses already had the new value. */
  same: count,
  /** How many businesses cannot be changed. */
  refused: count,
  /** How many businesses an undo has restored. */
  restored: count,
  /** How many businesses an undo left as they are, because they were changed meanwhile. */
  kept: count,
  /** Null if it cannot be undone (yet or any more). */
  undoableUntil: z.iso.datetime().nullable(),
});
export type BulkEditRow = z.infer<typeof BulkEditRow>;

/**
 * A bulk edit with the businesses that it leaves unchanged: those that refuse the change, or, once it is being undone, those that the undo
 * leaves as they are.
 */
export const BulkEdit = BulkEditRow.extend({
  reasons: z.array(z.object({ code: slug, count })).max(20),
  named: z.array(z.object({ id: z.uuid(), name: line, code: slug })).max(NAMED_OF_BULK_EDIT),
  /** Some of the businesses that would change; only in a preview. */
  examples: z
    .array(z.object({ id: z.uuid(), name: line, before: BulkFields, after: BulkFields }))
    .max(EXAMPLES_OF_BULK_EDIT),
});
export type BulkEdit = z.infer<typeof BulkEdit>;

/** The filters of the list of businesses, without its page and order. */
export const BulkEditFilter = ListManagedBusinesses.request.omit({
  page: true,
  pageSize: true,
  sort: true,
  descending: true,
});

/**
 * Calculates the effect of a change on these businesses, or on all that match a filter, and stores which they are: for one day the edit can
 * be applied to exactly these. Of one account only the latest few are kept. Refused: `category-unknown`, `service-attribute-unknown`,
 * `too-many-businesses`. Businesses are refused with `status-change-not-allowed`, `last-category`, `too-many-linked`, `business-not-found`.
 */
export const PreviewBulkEdit = defineCommand('request.directory.preview-bulk-edit.v1', {
  request: z
    .strictObject({ ids: manyIds.optional(), filter: BulkEditFilter.optional(), changes: BulkChanges })
    .refine(({ ids, filter }) => onlyOne({ ids, filter }), 'names businesses, or a filter'),
  reply: BulkEdit,
  deadlineMs: 30_000,
});

const ofOne = { request: z.strictObject({ id: z.uuid() }), reply: BulkEdit };

/**
 * Starts to apply a previewed edit in the background. A repeat returns the progress. A business that was saved since the preview is refused
 * with `business-changed-meanwhile`. Refused: `bulk-edit-not-found`, `bulk-edit-expired`.
 */
export const ApplyBulkEdit = defineCommand('request.directory.apply-bulk-edit.v1', ofOne);

/**
 * Starts to restore, within 30 days, the former values of every business, unless they were changed meanwhile. A repeat returns the
 * progress. Refused: `bulk-edit-not-found`, `bulk-edit-expired`, `bulk-edit-unfinished` while it is still being applied.
 */
export const UndoBulkEdit = defineCommand('request.directory.undo-bulk-edit.v1', ofOne);

/** Deletes a preview that nobody will apply, with the list of its businesses. Does nothing to an edit in another state or if there is none. */
export const DiscardBulkEdit = defineCommand('request.directory.discard-bulk-edit.v1', {
  request: ofOne.request,
  reply: z.object({ isDiscarded: z.boolean() }),
});

/** Refused: `bulk-edit-not-found`. */
export const GetBulkEdit = defineQuery('request.directory.get-bulk-edit.v1', ofOne);

/** Edits that were applied in the last 30 days, newest first. */
export const ListBulkEdits = defineQuery('request.directory.list-bulk-edits.v1', {
  request: z.strictObject(managedList(['at'])),
  reply: z.object({ bulkEdits: z.array(BulkEditRow), total: z.int() }),
  rows: 'bulkEdits',
});
