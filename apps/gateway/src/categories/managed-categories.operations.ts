import { ObjectType } from '@nestjs/graphql';
import { GetCategoryUse } from '@tedarik/commands';
import { query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({
  description:
    'Numbers of records of any status in some categories. Deleting the categories moves them or leaves them without one.',
})
class CategoryUse extends typeOf(GetCategoryUse.reply) {}

export const OF_CATEGORIES = { categoryUse: query(GetCategoryUse, CategoryUse) };
