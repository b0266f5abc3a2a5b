import { ObjectType } from '@nestjs/graphql';
import { CATEGORIES, DeleteCategories, GetCategoryUse } from '@tedarik/commands';
import { bulk, query } from '../graphql/operations.js';
import { recordResolver } from '../graphql/record-resolver.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'What is in categories, of any status: what deleting them would move or leave without.' })
class CategoryUse extends typeOf(GetCategoryUse.reply) {}

export const CategoryOperations = recordResolver(CATEGORIES, {
  categoryUse: query(GetCategoryUse, CategoryUse),
  deleteCategories: bulk(DeleteCategories, {
    description: 'What was in them is in `moveTo` from then on, or in none of them.',
  }),
});
