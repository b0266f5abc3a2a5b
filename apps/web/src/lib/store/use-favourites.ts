import { useEffect } from 'react';
import {
  favouritesRead,
  favouriteToggled,
  storedFavourites,
  storeFavourites,
  withToggled,
} from './favourites.slice.js';
import { useAppDispatch, useAppSelector } from './store.js';

/** Ids of the businesses that this browser has kept, latest first; null before it was asked. */
export function useFavourites() {
  const ids = useAppSelector((state) => state.favourites.ids);
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!ids) dispatch(favouritesRead(storedFavourites()));
  }, [ids, dispatch]);
  const toggle = (id: string) => {
    storeFavourites(withToggled(ids ?? [], id));
    dispatch(favouriteToggled(id));
  };
  return { ids, toggle };
}
