import { ObjectType } from '@nestjs/graphql';
import {
  ApplyBulkEdit,
  BulkChanges,
  BulkEdit,
  BulkEditRow,
  BulkFields,
  DiscardBulkEdit,
  GetBulkEdit,
  ListBulkEdits,
  UndoBulkEdit,
} from '@tedarik/commands';
import { list, mutation, operations, query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'A change of a bulk edit; exactly one field is set.' })
class ManagedBulkChange extends typeOf(BulkChanges) {}

@ObjectType()
class ManagedBulkFields extends typeOf(BulkFields) {}

@ObjectType()
class ManagedBulkReason extends typeOf(BulkEdit.shape.reasons.element) {}

@ObjectType()
class ManagedBulkNamed extends typeOf(BulkEdit.shape.named.element) {}

@ObjectType()
class ManagedBulkExample extends typeOf(BulkEdit.shape.examples.element, {
  before: { type: () => ManagedBulkFields },
  after: { type: () => ManagedBulkFields },
}) {}

const changes = { type: () => ManagedBulkChange };
const about = {
  state: 'State: previewed, applying, applied, undoing or undone.',
  at: 'Time when the edit was applied, or previewed if it has not been applied.',
  recordName: 'Name of the category or service that the edit adds or removes; null for other changes.',
  toChange: 'Number of businesses that would change according to the preview.',
  same: 'Number of businesses that already had the new value.',
  kept: 'Number of businesses that the undo left changed, because they had been edited since.',
  undoableUntil: 'End of the period in which the edit can be undone; null if it cannot be undone yet or any more.',
};

@ObjectType({ description: 'A bulk edit: one change to many businesses.' })
class ManagedBulkEditRow extends typeOf(BulkEditRow, { ...about, changes }) {}

@ObjectType({ description: 'A bulk edit with the businesses that it refused, or that its undo left changed.' })
export class ManagedBulkEdit extends typeOf(BulkEdit, {
  ...about,
  changes,
  reasons: { type: () => ManagedBulkReason },
  named: { type: () => ManagedBulkNamed, description: 'The first 100 of these businesses.' },
  examples: {
    type: () => ManagedBulkExample,
    description: 'Examples of businesses that would change; only while the edit is previewed.',
  },
}) {}

/** Operations on bulk edits that were previewed: read, list, apply, undo and discard. */
export const BulkEditOperations = operations('businesses', {
  managedBulkEdit: query(GetBulkEdit, ManagedBulkEdit),
  managedBulkEdits: list(ListBulkEdits, ManagedBulkEditRow, {
    name: 'ManagedBulkEditList',
    description: 'Bulk edits applied in the last 30 days.',
  }),
  applyBulkEdit: mutation(ApplyBulkEdit, ManagedBulkEdit),
  undoBulkEdit: mutation(UndoBulkEdit, ManagedBulkEdit),
  discardBulkEdit: mutation(DiscardBulkEdit, Boolean, {
    description: 'Deletes a preview that will not be applied. False if there is none, or if it is applied already.',
    answer: ({ isDiscarded }) => isDiscarded,
  }),
});
