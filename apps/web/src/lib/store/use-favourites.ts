import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useServices } from '../services.js';
import {
  FAVOURITES_KEY,
  favouritesRead,
  favouriteToggled,
  storedFavourites,
  storeFavourites,
} from './favourites.slice.js';
import { whenIdle } from '../when-idle.js';
import { useSession } from './session.slice.js';
import { type AppStore, useAppDispatch, useAppSelector } from './store.js';

/** What an account keeps is fetched, code and all, once somebody is signed in. */
const accountFavourites = () => import('./account-favourites.js');

/** For the first of the many cards that request. */
const readOnce = (dispatch: AppStore['dispatch'], getState: AppStore['getState']) => {
  if (!getState().favourites.ids) dispatch(favouritesRead({ ids: storedFavourites() }));
};

/** Ids of the businesses that the account keeps, or this browser, latest first; null before they were requested. */
export function useFavourites() {
  const { ids, accountId } = useAppSelector((state) => state.favourites);
  const services = useServices();
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Storage is slow to open, and the buttons can wait until the page has been taken over.
    if (!ids) return whenIdle(() => dispatch(readOnce));
  }, [ids, dispatch]);
  const toggle = (id: string) => {
    dispatch(favouriteToggled(id));
    if (accountId) void accountFavourites().then(({ sendToggled }) => dispatch(sendToggled(services, id)));
    else {
      // Other windows store theirs in the same place.
      const others = storedFavourites().filter((one) => one !== id);
      storeFavourites(ids?.includes(id) ? others : [id, ...others]);
    }
  };
  return { ids, toggle };
}

/** Favourites are those of whoever is signed in; where they did not come, the next page tries again. For the one place that every page has. */
export function useFavouritesOfVisitor(): void {
  const services = useServices();
  const { key } = useLocation();
  const { state, visitor } = useSession();
  const accountId = useAppSelector(({ favourites }) => favourites.accountId);
  const dispatch = useAppDispatch();
  const joining = visitor && visitor.id !== accountId ? visitor.id : undefined;
  useEffect(() => {
    if (joining) void accountFavourites().then(({ joinAccount }) => dispatch(joinAccount(services, joining)));
  }, [joining, key, services, dispatch]);
  useEffect(() => {
    if (accountId && state === 'anonymous') dispatch(favouritesRead({ ids: storedFavourites() }));
  }, [accountId, state, dispatch]);
  useEffect(() => {
    if (accountId) return;
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === FAVOURITES_KEY) dispatch(favouritesRead({ ids: storedFavourites() }));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [accountId, dispatch]);
}
