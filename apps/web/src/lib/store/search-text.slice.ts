import { defineSlice } from './define-slice.js';

interface SearchText {
  /** The text in the search box; null if it equals that of the address. */
  typed: string | null;
}
const SETTLED: SearchText = { typed: null };

const slice = defineSlice('searchText', SETTLED, {
  /** A visitor typed into a search box. The text is kept while they visit a business and come back. */
  searchTextTyped: (_state, typed: string): SearchText => ({ typed }),
  /** The text was submitted or cleared: the box shows that of the address again. */
  searchTextSettled: (): SearchText => SETTLED,
});

export const { searchTextTyped, searchTextSettled } = slice.actions;
export const searchTextReducer = slice.reducer;
