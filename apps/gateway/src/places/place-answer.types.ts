import { ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { BusinessPage } from '../business/business-page.types.js';
import { Category } from '../categories/category.types.js';
import { addressType, type AnswerOf, answerType } from '../graphql/answer.js';
import { of, typeOf } from '../graphql/type-of.js';
import { City } from './city.types.js';
import { District } from './district.types.js';

const name = z.string().describe('Readable name derived from the slug.');
const seoText = z.string().nullable().describe('Sanitised HTML.');
const businesses = of(BusinessPage);

const PlaceMoved = addressType('PlaceMoved', 'The slug has changed (redirect with 301).');

@ObjectType({ description: 'The record with this slug was deleted (respond with 410).' })
class PlaceDeleted extends typeOf(z.object({ name })) {}

@ObjectType({ description: 'No record has this slug (respond with 404).' })
class PlaceNotFound extends typeOf(z.object({ name })) {}

@ObjectType()
class CategoryFound extends typeOf(z.object({ category: of(Category), seoText, businesses })) {}

@ObjectType({
  description:
    'The slug is part of the names of several categories: their businesses. The page must be excluded from search engines.',
})
class CategoriesMeant extends typeOf(z.object({ name, categories: z.array(of(Category)), businesses })) {}

@ObjectType()
class CityFound extends typeOf(z.object({ city: of(City), seoText, businesses })) {}

@ObjectType()
class DistrictFound extends typeOf(z.object({ district: of(District), seoText, businesses })) {}

const ELSEWHERE = { PlaceMoved, PlaceDeleted, PlaceNotFound };
const OF_CATEGORY = { CategoryFound, CategoriesMeant, ...ELSEWHERE };
const OF_CITY = { CityFound, ...ELSEWHERE };
const OF_DISTRICT = { DistrictFound, ...ELSEWHERE };

export type CategoryAnswer = AnswerOf<typeof OF_CATEGORY>;
export type CityAnswer = AnswerOf<typeof OF_CITY>;
export type DistrictAnswer = AnswerOf<typeof OF_DISTRICT>;

export const CategoryAnswerType = answerType('CategoryAnswer', OF_CATEGORY);
export const CityAnswerType = answerType('CityAnswer', OF_CITY);
export const DistrictAnswerType = answerType('DistrictAnswer', OF_DISTRICT);
