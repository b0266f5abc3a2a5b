import { storedTexts, storeTexts } from '../local-storage.js';
import { defineSlice } from './define-slice.js';

export const FAVOURITES_KEY = 'favoriler';
const MOST = 50;

/** The latest first. */
const withToggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids];

interface Favourites {
  /** Null until storage was read: server-rendered HTML contains no favourites. */
  ids: readonly string[] | null;
  /** Id of the account that stores them; undefined if this browser does. */
  accountId?: string;
}
const UNREAD: Favourites = { ids: null };

const slice = defineSlice('favourites', UNREAD, {
  favouritesRead: (_state, favourites: Favourites): Favourites => favourites,
  /** Adds a business to the favourites, or removes it. */
  favouriteToggled: (state, id: string): Favourites => ({ ...state, ids: withToggled(state.ids ?? [], id) }),
});

export const { favouritesRead, favouriteToggled } = slice.actions;
export const favouritesReducer = slice.reducer;

/** The favourites stored in this browser; empty without valid storage. */
export const storedFavourites = (): string[] => storedTexts(FAVOURITES_KEY, MOST);

/** Without storage the favourites last as long as the page. */
export const storeFavourites = (ids: readonly string[]): void => storeTexts(FAVOURITES_KEY, ids.slice(0, MOST));
