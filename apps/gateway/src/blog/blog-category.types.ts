import { ObjectType } from '@nestjs/graphql';
import { BlogCategoryView } from '@tedarik/commands';
import { typeOf } from '../graphql/type-of.js';

@ObjectType()
export class BlogCategory extends typeOf(BlogCategoryView, {
  color: '#RRGGBB.',
  postCount: 'Number of public posts in the category.',
}) {}
