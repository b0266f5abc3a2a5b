import { ObjectType } from '@nestjs/graphql';
import {
  DismissDuplicates,
  DuplicateRow,
  DuplicateSide,
  DuplicatesSearch,
  FindDuplicates,
  ListDuplicates,
  ListMerges,
  MergeBusinesses,
  MergeRow,
  RestoreDuplicates,
  UndoMerge,
} from '@tedarik/commands';
import { z } from 'zod';
import { bulk, list, mutation, operations, query } from '../graphql/operations.js';
import { of, typeOf } from '../graphql/type-of.js';

@ObjectType()
class ManagedDuplicateSide extends typeOf(DuplicateSide, { status: { type: () => String } }) {}

@ObjectType({ description: 'Two businesses that are perhaps one.' })
class ManagedDuplicate extends typeOf(DuplicateRow, {
  probability: '0 to 1: how likely they are one.',
  businesses: { type: () => ManagedDuplicateSide, description: 'The older one first.' },
}) {}

@ObjectType({ description: 'A search for duplicates; it runs while `endedAt` is null.' })
class ManagedDuplicatesSearch extends typeOf(DuplicatesSearch, { compared: 'How many businesses were compared.' }) {}

@ObjectType()
class ManagedDuplicateList extends typeOf(
  z.object({
    items: z.array(of(ManagedDuplicate)),
    total: z.int(),
    lastSearch: of(ManagedDuplicatesSearch).nullable(),
  }),
) {}

@ObjectType({ description: 'That one of two businesses was merged into the other one.' })
class ManagedMerge extends typeOf(MergeRow, { undoneAt: 'Null while they are one.' }) {}

@ObjectType()
class ManagedUndoneMerge extends typeOf(UndoMerge.reply, {
  isWhole: 'False when something that came from the other one was edited since, and stayed.',
}) {}

/** Operations on duplicates of businesses and their merges. */
export const DuplicateOperations = operations('businesses', {
  managedDuplicates: query(ListDuplicates, ManagedDuplicateList, {
    description: 'Without those that somebody has called different ones.',
    answer: ({ duplicates, total, lastSearch }) => ({ items: duplicates, total, lastSearch }),
  }),
  dismissDuplicates: bulk(DismissDuplicates),
  restoreDuplicates: bulk(RestoreDuplicates),
  findDuplicates: mutation(FindDuplicates, Boolean, { answer: ({ isStarted }) => isStarted }),
  managedMerges: list(ListMerges, ManagedMerge, { description: 'Of the last 30 days.' }),
  mergeBusinesses: mutation(MergeBusinesses, String, { once: true, answer: ({ mergeId }) => mergeId }),
  undoMerge: mutation(UndoMerge, ManagedUndoneMerge),
});
