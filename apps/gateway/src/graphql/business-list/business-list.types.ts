import { Field, Float, InputType, Int, ObjectType, OmitType, registerEnumType } from '@nestjs/graphql';
import { Category } from '../categories/category.types.js';
import { BusinessPage } from '../places/business-page.types.js';

export enum BusinessSort {
  RELEVANCE = 'relevance',
  RATING = 'rating',
  NAME = 'name',
  NEWEST = 'newest',
  ADDED = 'added',
  NEAREST = 'nearest',
}
registerEnumType(BusinessSort, { name: 'BusinessSort' });

@InputType({ description: 'WGS 84 degrees.' })
export class NearInput {
  @Field(() => Float)
  latitude: number;

  @Field(() => Float)
  longitude: number;

  @Field(() => Int, { nullable: true, description: 'At most so many kilometres away, 1 to 500; all without it.' })
  withinKm?: number | null;
}

@ObjectType()
export class CategoryFacet {
  @Field(() => Category)
  category: Category;

  @Field(() => Int, {
    description: 'Businesses of this category among those that match everything but the category choice.',
  })
  count: number;

  @Field(() => Boolean)
  selected: boolean;
}

@ObjectType()
export class BusinessList extends OmitType(BusinessPage, ['reduced']) {
  @Field(() => BusinessSort, {
    description: 'The order in force: RELEVANCE with a text and no choice, RATING without.',
  })
  sort: BusinessSort;

  @Field(() => Boolean, {
    description: 'True while the search engine is away: whole words only, no typos, no facet counts.',
  })
  reduced: boolean;

  @Field(() => Boolean, { description: 'True when nothing has all words of the text: these have some of them.' })
  partly: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Where little is found: another spelling of the text for which there is more.',
  })
  didYouMean: string | null;

  @Field(() => [CategoryFacet])
  facets: CategoryFacet[];

  @Field(() => [Category], { description: 'The chosen categories that exist, in the order requested.' })
  selectedCategories: Category[];

  @Field(() => [String], {
    description:
      '`categories` as canonical slugs; differs from what was requested when a name or alias was given (answer 301).',
  })
  canonicalCategories: string[];
}
