import { InputType, ObjectType } from '@nestjs/graphql';
import { SavedSearch as SavedSearchContract, SearchCriteria } from '@tedarik/commands';
import { z } from 'zod';
import { inputOf, of, typeOf } from '../graphql/type-of.js';

const aboutCriteria = {
  text: "'' for all.",
  categories: 'Slugs; any of them.',
  services: 'Slugs; all of them.',
  certificates: 'Slugs; all of them.',
};

@ObjectType()
class SavedCriteria extends typeOf(SearchCriteria, aboutCriteria) {}

@ObjectType({ description: "A search that the visitor's account keeps." })
export class SavedSearch extends typeOf(SavedSearchContract.extend({ criteria: of(SavedCriteria) }), {
  mails: 'Whether new businesses are mailed.',
  createdAt: 'ISO 8601.',
}) {}

@InputType()
class SearchCriteriaInput extends inputOf(SearchCriteria, aboutCriteria) {}

const input = z.object({ name: z.string(), criteria: of(SearchCriteriaInput), mails: z.boolean() });

@InputType()
export class SaveSearchInput extends inputOf(input) {}
