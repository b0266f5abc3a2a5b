import { ObjectType } from '@nestjs/graphql';
import { ListSearches } from '@tedarik/commands';
import { list, operations } from '../graphql/operations.js';
import { typeOf } from '../graphql/type-of.js';

@ObjectType({ description: 'A text that visitors searched for.' })
class ManagedSearch extends typeOf(ListSearches.reply.shape.searches.element, {
  id: 'The folded text: lower case, without diacritics.',
  found: 'Number of businesses with all words of the text, as of the last search.',
}) {}

/** Operations on the log of visitors' searches. */
export const SearchOperations = operations('synonyms', {
  managedSearches: list(ListSearches, ManagedSearch, {
    description:
      'Search texts of the last 90 days. `nothingFound`: only texts whose last search had no result; ' +
      '`neverClicked`: only texts with results of which none was ever clicked.',
    args: { nothingFound: { defaultValue: false } },
  }),
});
