import { useEffect } from 'react';
import {
  favouritesMerged,
  favouritesRead,
  favouriteToggled,
  storedFavourites,
  storeFavourites,
  withHeirs,
  withToggled,
} from './favourites.slice.js';
import { whenIdle } from '../when-idle.js';
import { type AppStore, useAppDispatch, useAppSelector } from './store.js';

/** For the first of the many cards that request. */
const readOnce = (dispatch: AppStore['dispatch'], getState: AppStore['getState']) => {
  if (!getState().favourites.ids) dispatch(favouritesRead(storedFavourites()));
};

/** Ids of the businesses that this browser has kept, latest first; null before it was requested. */
export function useFavourites() {
  const ids = useAppSelector((state) => state.favourites.ids);
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Storage is slow to open, and the buttons can wait until the page has been taken over.
    if (!ids) return whenIdle(() => dispatch(readOnce));
  }, [ids, dispatch]);
  const toggle = (id: string) => {
    storeFavourites(withToggled(ids ?? [], id));
    dispatch(favouriteToggled(id));
  };
  /** Keeps businesses in place of those that were merged into them; `heirs` by the id of the merged one. */
  const follow = (heirs: Readonly<Record<string, string>>) => {
    if (Object.keys(heirs).length === 0) return;
    storeFavourites(withHeirs(ids ?? [], heirs));
    dispatch(favouritesMerged(heirs));
  };
  return { ids, toggle, follow };
}
