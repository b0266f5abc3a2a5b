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

@ObjectType({ description: 'Two business records that may be the same business.' })
class ManagedDuplicate extends typeOf(DuplicateRow, {
  probability: 'Probability, 0 to 1, that both are the same business.',
  businesses: { type: () => ManagedDuplicateSide, description: 'The two businesses, the older one first.' },
}) {}

@ObjectType({ description: 'A search for duplicates. It is running while `endedAt` is null.' })
class ManagedDuplicatesSearch extends typeOf(DuplicatesSearch, { compared: 'Number of businesses compared so far.' }) {}

@ObjectType()
class ManagedDuplicateList extends typeOf(
  z.object({
    items: z.array(of(ManagedDuplicate)),
    total: z.int(),
    lastSearch: of(ManagedDuplicatesSearch).nullable(),
  }),
) {}

@ObjectType({ description: 'A merge of one business into another.' })
class ManagedMerge extends typeOf(MergeRow, { undoneAt: 'When the merge was undone; null while it is in force.' }) {}

@ObjectType()
class ManagedUndoneMerge extends typeOf(UndoMerge.reply, {
  isWhole: 'False if a value that came from the merged business was edited since the merge and was therefore kept.',
}) {}

/** Operations on duplicates of businesses and their merges. */
export const DuplicateOperations = operations('businesses', {
  managedDuplicates: query(ListDuplicates, ManagedDuplicateList, {
    description: 'Pairs of likely duplicates, without those that were dismissed as different businesses.',
    answer: ({ duplicates, total, lastSearch }) => ({ items: duplicates, total, lastSearch }),
  }),
  dismissDuplicates: bulk(DismissDuplicates),
  restoreDuplicates: bulk(RestoreDuplicates),
  findDuplicates: mutation(FindDuplicates, Boolean, { answer: ({ isStarted }) => isStarted }),
  managedMerges: list(ListMerges, ManagedMerge, { description: 'Merges of the last 30 days.' }),
  mergeBusinesses: mutation(MergeBusinesses, String, { once: true, answer: ({ mergeId }) => mergeId }),
  undoMerge: mutation(UndoMerge, ManagedUndoneMerge),
});
