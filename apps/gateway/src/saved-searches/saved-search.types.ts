import { InputType, ObjectType } from '@nestjs/graphql';
import { SavedSearch as SavedSearchContract, SearchCriteria } from '@tedarik/commands';
import { z } from 'zod';
import { inputOf, of, typeOf } from '../graphql/type-of.js';

const aboutCriteria = {
  text: 'Search text; empty matches all businesses.',
  categories: 'Slugs of categories; a business must be in at least one.',
  services: 'Slugs; a business must have all of them.',
  certificates: 'Slugs; a business must have all of them.',
};

@ObjectType()
class SavedCriteria extends typeOf(SearchCriteria, aboutCriteria) {}

@ObjectType({ description: "A search saved in the visitor's account." })
export class SavedSearch extends typeOf(SavedSearchContract.extend({ criteria: of(SavedCriteria) }), {
  mails: 'Whether new matching businesses are mailed to the visitor.',
  createdAt: 'ISO 8601.',
}) {}

@InputType()
class SearchCriteriaInput extends inputOf(SearchCriteria, aboutCriteria) {}

const input = z.object({ name: z.string(), criteria: of(SearchCriteriaInput), mails: z.boolean() });

@InputType()
export class SaveSearchInput extends inputOf(input) {}
