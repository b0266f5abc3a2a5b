import { ObjectType } from '@nestjs/graphql';
import { BlogCategoryView } from '@tedarik/commands';
import { typeOf } from '../graphql/type-of.js';

@ObjectType()
export class BlogCategory extends typeOf(BlogCategoryView, {
  color: '#RRGGBB.',
  postCount: 'Public posts in it.',
}) {}
