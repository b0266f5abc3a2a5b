import { ObjectType } from '@nestjs/graphql';
import { GetCategoryUse } from '@tedarik/commands';
import { query } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'What is in categories, of any status: what deleting them would move or leave without.' })
class CategoryUse extends typeOf(GetCategoryUse.reply) {}

export const OF_CATEGORIES = { categoryUse: query(GetCategoryUse, CategoryUse) };
