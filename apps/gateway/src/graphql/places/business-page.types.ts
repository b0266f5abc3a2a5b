import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Business } from '../business/business.types.js';

@ObjectType({ description: 'Public businesses of one place or category by rating, 12 to a page.' })
export class BusinessPage {
  @Field(() => [Business])
  items: Business[];

  @Field(() => Int)
  total: number;

  @Field(() => Boolean, { description: "True when only a lower bound is known ('1.000+')." })
  totalIsLowerBound: boolean;

  @Field(() => Int)
  page: number;

  @Field(() => Int)
  totalPages: number;

  @Field(() => Boolean, { description: 'True while the search engine is away and the directory answers in its place.' })
  reduced: boolean;
}
