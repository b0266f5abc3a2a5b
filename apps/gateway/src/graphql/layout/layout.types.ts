import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Category } from '../categories/category.types.js';

@ObjectType()
export class Layout {
  @Field(() => [Category], { description: 'The first five categories.' })
  footerCategories: Category[];

  @Field(() => Int)
  categoryCount: number;
}
