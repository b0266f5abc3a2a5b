import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Business } from '../business/business.types.js';
import { Category } from '../categories/category.types.js';

@ObjectType()
export class CitySuggestion {
  @Field(() => String)
  slug: string;

  @Field(() => String)
  name: string;

  @Field(() => Int, { description: 'Public businesses in it.' })
  businessCount: number;
}

@ObjectType({ description: 'What a visitor may mean by what has been typed so far, few of each kind, best first.' })
export class Suggestions {
  @Field(() => [Category])
  categories: Category[];

  @Field(() => [CitySuggestion])
  cities: CitySuggestion[];

  @Field(() => [Business])
  businesses: Business[];
}
