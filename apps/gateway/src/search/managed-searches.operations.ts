import { ObjectType } from '@nestjs/graphql';
import { ListSearches } from '@tedarik/commands';
import { list, operations } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'A text that visitors searched for.' })
class ManagedSearch extends typeOf(ListSearches.reply.shape.searches.element, {
  id: 'The text without case and marks.',
  found: 'How many businesses have all its words, as of the last time.',
}) {}

/** Operations on the log of visitors' searches. */
export const SearchOperations = operations('synonyms', {
  managedSearches: list(ListSearches, ManagedSearch, {
    description:
      'Of the last 90 days; `nothingFound`: only those that found nothing the last time; `neverClicked`: only those that found something on which nobody has clicked.',
    args: { nothingFound: { defaultValue: false } },
  }),
});
