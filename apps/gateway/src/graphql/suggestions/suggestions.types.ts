import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
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

@ObjectType()
export class DistrictSuggestion extends CitySuggestion {
  @Field(() => String)
  city: string;
}

@ObjectType()
export class ProductSuggestion {
  @Field(() => ID)
  id: string;

  @Field(() => String)
  name: string;

  @Field(() => Category, { nullable: true })
  category: Category | null;
}

@ObjectType({ description: 'What a visitor may mean by what has been typed so far, few of each kind, best first.' })
export class Suggestions {
  @Field(() => [Category])
  categories: Category[];

  @Field(() => [CitySuggestion])
  cities: CitySuggestion[];

  @Field(() => [DistrictSuggestion])
  districts: DistrictSuggestion[];

  @Field(() => [ProductSuggestion], { description: 'None while they cannot be had.' })
  products: ProductSuggestion[];

  @Field(() => [Business])
  businesses: Business[];
}
