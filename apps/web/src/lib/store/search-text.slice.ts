import { defineSlice } from './define-slice.js';

interface SearchText {
  /** What stands in the search box; null while it is the address's text. */
  typed: string | null;
}
const SETTLED: SearchText = { typed: null };

const slice = defineSlice('searchText', SETTLED, {
  /** A visitor typed into a search box; kept while they look at a business and come back. */
  searchTextTyped: (_state, typed: string): SearchText => ({ typed }),
  /** The text is in the address now, or was cleared: the box shows the address's text again. */
  searchTextSettled: (): SearchText => SETTLED,
});

export const { searchTextTyped, searchTextSettled } = slice.actions;
export const searchTextReducer = slice.reducer;
