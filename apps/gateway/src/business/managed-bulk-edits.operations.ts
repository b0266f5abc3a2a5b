import { ObjectType } from '@nestjs/graphql';
import {
  ApplyBulkEdit,
  BulkChanges,
  BulkEdit,
  BulkEditRow,
  BulkFields,
  GetBulkEdit,
  ListBulkEdits,
  UndoBulkEdit,
} from '@tedarik/commands';
import { list, mutation, operations, query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'One of these.' })
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
  state: 'previewed, applying, applied, undoing, undone.',
  at: 'When it was applied; of a preview, when that was.',
  recordName: 'Of the category or service that it adds or removes.',
  toChange: 'How many the preview found to change.',
  same: 'So many were so already.',
  kept: 'So many stay changed, for they were changed meanwhile.',
  undoableUntil: 'Null while it cannot be undone, or no longer.',
};

@ObjectType({ description: 'One change of many businesses.' })
class ManagedBulkEditRow extends typeOf(BulkEditRow, { ...about, changes }) {}

@ObjectType({ description: 'One change of many businesses, with those that it leaves as they are.' })
export class ManagedBulkEdit extends typeOf(BulkEdit, {
  ...about,
  changes,
  reasons: { type: () => ManagedBulkReason },
  named: { type: () => ManagedBulkNamed, description: 'The first hundred of them.' },
  examples: { type: () => ManagedBulkExample, description: 'Some that would change; only of a preview.' },
}) {}

/** Operations on bulk edits that were previewed: read, list, apply and undo. */
export const BulkEditOperations = operations('businesses', {
  managedBulkEdit: query(GetBulkEdit, ManagedBulkEdit),
  managedBulkEdits: list(ListBulkEdits, ManagedBulkEditRow, {
    name: 'ManagedBulkEditList',
    description: 'Of the last 30 days.',
  }),
  applyBulkEdit: mutation(ApplyBulkEdit, ManagedBulkEdit),
  undoBulkEdit: mutation(UndoBulkEdit, ManagedBulkEdit),
});
