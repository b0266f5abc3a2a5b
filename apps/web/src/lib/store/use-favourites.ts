import { useEffect } from 'react';
import {
  favouritesRead,
  favouriteToggled,
  storedFavourites,
  storeFavourites,
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
  return { ids, toggle };
}
