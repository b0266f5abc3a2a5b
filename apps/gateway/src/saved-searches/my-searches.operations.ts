import { ChangeSavedSearch, DeleteSavedSearch, ListSavedSearches, StopSearchMails } from '@tedarik/commands';
import { done, mutation, query } from '../graphql/operations.js';
import { visitorOperations } from '../graphql/visitor-operations.js';
import { SavedSearch } from './saved-search.types.js';

const ofAccount = { who: 'signed-in', limit: 'savedSearches' } as const;

/** The searches that a visitor's account keeps. */
export const MySearchOperations = visitorOperations({
  mySavedSearches: query(ListSavedSearches, [SavedSearch], {
    description: 'The latest first.',
    who: 'signed-in',
    answer: ({ searches }) => searches,
  }),
  changeSavedSearch: mutation(ChangeSavedSearch, SavedSearch, {
    description: 'Fails with `saved-search-not-found` and `fields-refused`.',
    ...ofAccount,
  }),
  deleteSavedSearch: mutation(DeleteSavedSearch, Boolean, { ...ofAccount, answer: done }),
  stopSearchMails: mutation(StopSearchMails, String, {
    description:
      'Ends the mails of a search for whoever has the token of one of them; answers its name. Fails with `link-expired`.',
    who: 'anyone',
    limit: 'stopMails',
    answer: ({ name }) => name,
  }),
});
