import { ID, ObjectType } from '@nestjs/graphql';
import { DeleteTypeCategory, ListTypeCategories, SaveTypeCategory } from '@tedarik/commands';
import { mutation, operations, query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

const type = { type: () => ID };

@ObjectType({ description: 'Which category an import makes of a place type.' })
class ManagedTypeCategory extends typeOf(ListTypeCategories.reply.shape.entries.element, {
  type,
  origin: 'built-in or own; an own one comes before the built-in one of its type.',
}) {}

/** Operations on the table that maps place types to categories. Changes affect later imports only. */
export const TypeCategoryOperations = operations('imports', {
  importTypeCategories: query(ListTypeCategories, [ManagedTypeCategory], { answer: ({ entries }) => entries }),
  saveTypeCategory: mutation(SaveTypeCategory, Boolean, { args: { type }, answer: () => true }),
  deleteTypeCategory: mutation(DeleteTypeCategory, Boolean, {
    description: 'Takes an own entry away; a built-in one of its type holds again.',
    args: { type },
    answer: () => true,
  }),
});
