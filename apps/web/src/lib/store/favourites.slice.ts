import { storedTexts, storeTexts } from '../in-storage.js';
import { defineSlice } from './define-slice.js';

export const FAVOURITES_KEY = 'favoriler';
const MOST = 50;

/** The latest stand first. */
const withToggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids];

interface Favourites {
  /** Null until the browser has been requested: what the server draws knows of no favourites. */
  ids: readonly string[] | null;
  /** Of the account that keeps them; undefined where this browser does. */
  accountId?: string;
}
const UNREAD: Favourites = { ids: null };

const slice = defineSlice('favourites', UNREAD, {
  favouritesRead: (_state, favourites: Favourites): Favourites => favourites,
  /** A visitor kept a business, or let it go. */
  favouriteToggled: (state, id: string): Favourites => ({ ...state, ids: withToggled(state.ids ?? [], id) }),
});

export const { favouritesRead, favouriteToggled } = slice.actions;
export const favouritesReducer = slice.reducer;

/** What this browser has kept; nothing where storage is forbidden or holds something else. */
export const storedFavourites = (): string[] => storedTexts(FAVOURITES_KEY, MOST);

/** Where storage is forbidden or full they last as long as the page. */
export const storeFavourites = (ids: readonly string[]): void => storeTexts(FAVOURITES_KEY, ids.slice(0, MOST));
