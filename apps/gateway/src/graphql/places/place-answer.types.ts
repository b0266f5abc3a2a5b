import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import { Category } from '../categories/category.types.js';
import { BusinessPage } from './business-page.types.js';
import { City } from './city.types.js';
import { District } from './district.types.js';

@ObjectType({ description: 'The address has changed (answer 301).' })
export class PlaceMoved {
  @Field(() => String)
  slug: string;
}

@ObjectType({ description: 'What was there has been deleted (answer 410).' })
export class PlaceDeleted {
  @Field(() => String, { description: 'The slug as a name.' })
  name: string;
}

@ObjectType({ description: 'Nobody answers to the address (answer 404).' })
export class PlaceNotFound {
  @Field(() => String, { description: 'The slug as a name.' })
  name: string;
}

@ObjectType()
export class CategoryFound {
  @Field(() => Category)
  category: Category;

  @Field(() => String, { nullable: true, description: 'Sanitised HTML.' })
  seoText: string | null;

  @Field(() => BusinessPage)
  businesses: BusinessPage;
}

@ObjectType({ description: 'The address is a part of several names: businesses of any of them, not to be indexed.' })
export class CategoriesMeant {
  @Field(() => String, { description: 'The slug as a name.' })
  name: string;

  @Field(() => [Category])
  categories: Category[];

  @Field(() => BusinessPage)
  businesses: BusinessPage;
}

@ObjectType()
export class CityFound {
  @Field(() => City)
  city: City;

  @Field(() => String, { nullable: true, description: 'Sanitised HTML.' })
  seoText: string | null;

  @Field(() => BusinessPage)
  businesses: BusinessPage;
}

@ObjectType()
export class DistrictFound {
  @Field(() => District)
  district: District;

  @Field(() => String, { nullable: true, description: 'Sanitised HTML.' })
  seoText: string | null;

  @Field(() => BusinessPage)
  businesses: BusinessPage;
}

type Named<Type, Name extends string> = Type & { __typename: Name };

type Elsewhere =
  Named<PlaceMoved, 'PlaceMoved'> | Named<PlaceDeleted, 'PlaceDeleted'> | Named<PlaceNotFound, 'PlaceNotFound'>;
export type CategoryAnswer =
  Named<CategoryFound, 'CategoryFound'> | Named<CategoriesMeant, 'CategoriesMeant'> | Elsewhere;
export type CityAnswer = Named<CityFound, 'CityFound'> | Elsewhere;
export type DistrictAnswer = Named<DistrictFound, 'DistrictFound'> | Elsewhere;

const byTypename = ({ __typename }: { __typename: string }): string => __typename;

export const CategoryAnswerType = createUnionType({
  name: 'CategoryAnswer',
  types: () => [CategoryFound, CategoriesMeant, PlaceMoved, PlaceDeleted, PlaceNotFound] as const,
  resolveType: byTypename,
});
export const CityAnswerType = createUnionType({
  name: 'CityAnswer',
  types: () => [CityFound, PlaceMoved, PlaceDeleted, PlaceNotFound] as const,
  resolveType: byTypename,
});
export const DistrictAnswerType = createUnionType({
  name: 'DistrictAnswer',
  types: () => [DistrictFound, PlaceMoved, PlaceDeleted, PlaceNotFound] as const,
  resolveType: byTypename,
});
