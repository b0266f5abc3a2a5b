import { ChangeSavedSearch, DeleteSavedSearch, ListSavedSearches, StopSearchMails } from '@tedarik/commands';
import { done, mutation, query } from '../graphql/operations.js';
import { visitorOperations } from '../graphql/visitor-operations.js';
import { SavedSearch } from './saved-search.types.js';

const ofAccount = { who: 'signed-in', limit: 'savedSearches' } as const;

/** The saved searches of a visitor's account. */
export const MySearchOperations = visitorOperations({
  mySavedSearches: query(ListSavedSearches, [SavedSearch], {
    description: "Saved searches of the visitor's account, the latest first.",
    who: 'signed-in',
    answer: ({ searches }) => searches,
  }),
  changeSavedSearch: mutation(ChangeSavedSearch, SavedSearch, {
    description:
      'Renames a saved search, or switches its mails on or off. Fails with `saved-search-not-found` or `fields-refused`.',
    ...ofAccount,
  }),
  deleteSavedSearch: mutation(DeleteSavedSearch, Boolean, { ...ofAccount, answer: done }),
  stopSearchMails: mutation(StopSearchMails, String, {
    description:
      'Stops the mails of a saved search by the token from one of them; returns the name of the search. Fails with `link-expired`.',
    who: 'anyone',
    limit: 'stopMails',
    answer: ({ name }) => name,
  }),
});
