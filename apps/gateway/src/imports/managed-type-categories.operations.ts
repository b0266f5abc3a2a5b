import { ID, ObjectType } from '@nestjs/graphql';
import { DeleteTypeCategory, ListTypeCategories, SaveTypeCategory } from '@tedarik/commands';
import { mutation, operations, query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

const type = { type: () => ID };

@ObjectType({ description: 'Category that imports assign to a place type.' })
class ManagedTypeCategory extends typeOf(ListTypeCategories.reply.shape.entries.element, {
  type,
  origin: 'The origin: built-in or own. An own entry overrides the built-in entry of the same type.',
}) {}

/** Operations on the table that maps place types to categories. Changes affect later imports only. */
export const TypeCategoryOperations = operations('imports', {
  importTypeCategories: query(ListTypeCategories, [ManagedTypeCategory], { answer: ({ entries }) => entries }),
  saveTypeCategory: mutation(SaveTypeCategory, Boolean, { args: { type }, answer: () => true }),
  deleteTypeCategory: mutation(DeleteTypeCategory, Boolean, {
    description: 'Deletes an own entry; the built-in entry of the same type applies again.',
    args: { type },
    answer: () => true,
  }),
});
