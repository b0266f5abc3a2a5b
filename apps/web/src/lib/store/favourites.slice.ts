import { defineSlice } from './define-slice.js';

const KEY = 'favoriler';
const MOST = 50;

/** The latest stand first. */
export const withToggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids].slice(0, MOST);

/** Each business in place of those that were merged into it, once. */
export const withHeirs = (ids: readonly string[], heirs: Readonly<Record<string, string>>): string[] => [
  ...new Set(ids.map((id) => heirs[id] ?? id)),
];

interface Favourites {
  /** Null until the browser has been requested: what the server draws knows of no favourites. */
  ids: readonly string[] | null;
}
const UNREAD: Favourites = { ids: null };

const slice = defineSlice('favourites', UNREAD, {
  favouritesRead: (_state, ids: readonly string[]): Favourites => ({ ids }),
  /** A visitor kept a business, or let it go. */
  favouriteToggled: ({ ids }, id: string): Favourites => ({ ids: withToggled(ids ?? [], id) }),
  /** Businesses were merged into others: into which, by id. */
  favouritesMerged: ({ ids }, heirs: Readonly<Record<string, string>>): Favourites => ({
    ids: withHeirs(ids ?? [], heirs),
  }),
});

export const { favouritesRead, favouriteToggled, favouritesMerged } = slice.actions;
export const favouritesReducer = slice.reducer;

/** What this browser has kept; nothing where storage is forbidden or holds something else. */
export function storedFavourites(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function storeFavourites(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // forbidden or full: they last as long as the page
  }
}
