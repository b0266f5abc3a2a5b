import { BusinessStatus } from '@tedarik/events';
import { z } from 'zod';
import { defineCommand, defineQuery } from '../define.js';
import { BusinessInput } from '../directory.commands.js';
import { line, slug } from '../text.js';
import { ListManagedBusinesses } from './businesses.requests.js';
import { managedList, manyIds } from './managed-list.js';

/** How many businesses one bulk edit may be about. */
export const MOST_IN_BULK_EDIT = 100_000;
/** A preview shows this many of those that would change. */
export const EXAMPLES_OF_BULK_EDIT = 20;
/** So many of those that stay as they are, are named. */
export const NAMED_OF_BULK_EDIT = 100;

const onlyOne = (fields: object): boolean => Object.values(fields).filter((value) => value !== undefined).length === 1;

/** What a bulk edit does to each business: one of these. */
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

/** All that a bulk edit may change of a business. */
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
  /** When it was previewed, and once it was: when it was applied. */
  at: z.iso.datetime(),
  /** Who applied it; null before, and for a system without accounts. */
  by: line.nullable(),
  changes: BulkChanges,
  /** Of the category or service that it adds or removes. */
  recordName: line.nullable(),
  /** How many were chosen. */
  total: count,
  /** How many the preview found to change. */
  toChange: count,
  changed: count,
  /** How many were so already. */
  same: count,
  /** How many cannot be changed. */
  refused: count,
  /** How many an undo gave back what they had. */
  restored: count,
  /** How many stay changed, because they were changed meanwhile. */
  kept: count,
  /** Null while it cannot be undone, or no longer. */
  undoableUntil: z.iso.datetime().nullable(),
});
export type BulkEditRow = z.infer<typeof BulkEditRow>;

/** With those that it leaves as they are: refused by the change, or once it is being undone, kept by the undo. */
export const BulkEdit = BulkEditRow.extend({
  reasons: z.array(z.object({ code: slug, count })).max(20),
  named: z.array(z.object({ id: z.uuid(), name: line, code: slug })).max(NAMED_OF_BULK_EDIT),
  /** Some of those that would change; only of a preview. */
  examples: z
    .array(z.object({ id: z.uuid(), name: line, before: BulkFields, after: BulkFields }))
    .max(EXAMPLES_OF_BULK_EDIT),
});
export type BulkEdit = z.infer<typeof BulkEdit>;

/** Which businesses the list of businesses would show, on whatever page. */
export const BulkEditFilter = ListManagedBusinesses.request.omit({
  page: true,
  pageSize: true,
  sort: true,
  descending: true,
});

/**
 * Says what a change would do to these businesses, or to all that a filter lets pass, and remembers which they were: the
 * edit is about exactly these, for a day. Refused: `category-unknown`, `service-attribute-unknown`,
 * `too-many-businesses`. Businesses are refused with `status-change-not-allowed`, `last-category`, `too-many-linked`,
 * `business-not-found`.
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
 * Begins to do what was previewed; it goes on in the background. A repeat answers how far it is. A business that was saved
 * since the preview is refused with `business-changed-meanwhile`. Refused: `bulk-edit-not-found`, `bulk-edit-expired`.
 */
export const ApplyBulkEdit = defineCommand('request.directory.apply-bulk-edit.v1', ofOne);

/**
 * Begins to give every business back what it had, for 30 days, unless that was changed meanwhile. A repeat answers how far
 * it is. Refused: `bulk-edit-not-found`, `bulk-edit-expired`, `bulk-edit-unfinished` before it was applied to all.
 */
export const UndoBulkEdit = defineCommand('request.directory.undo-bulk-edit.v1', ofOne);

/** Refused: `bulk-edit-not-found`. */
export const GetBulkEdit = defineQuery('request.directory.get-bulk-edit.v1', ofOne);

/** Those of the last 30 days that were applied, the newest first. */
export const ListBulkEdits = defineQuery('request.directory.list-bulk-edits.v1', {
  request: z.strictObject(managedList(['at'])),
  reply: z.object({ bulkEdits: z.array(BulkEditRow), total: z.int() }),
  rows: 'bulkEdits',
});
