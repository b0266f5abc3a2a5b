import { useEffect } from 'react';
import { useLocation } from '../router/router-context.js';
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

/** The code for favourites in accounts, loaded once a visitor is signed in. */
const accountFavourites = () => import('./account-favourites.js');

/** Reads storage only for the first of many cards. */
const readOnce = (dispatch: AppStore['dispatch'], getState: AppStore['getState']) => {
  if (!getState().favourites.ids) dispatch(favouritesRead({ ids: storedFavourites() }));
};

/** Ids of the favourites of the account or this browser, latest first; null before they are loaded. */
export function useFavourites() {
  const { ids, accountId } = useAppSelector((state) => state.favourites);
  const services = useServices();
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Opening storage is slow, and the buttons can wait until after hydration.
    if (!ids) return whenIdle(() => dispatch(readOnce));
  }, [ids, dispatch]);
  const toggle = (id: string) => {
    dispatch(favouriteToggled(id));
    if (accountId) void accountFavourites().then(({ sendToggled }) => dispatch(sendToggled(services, id)));
    else {
      // Reads storage again, because other windows store theirs in the same place.
      const others = storedFavourites().filter((one) => one !== id);
      storeFavourites(ids?.includes(id) ? others : [id, ...others]);
    }
  };
  return { ids, toggle };
}

/**
 * Switches to the account's favourites when a visitor is signed in; if loading fails, the next page tries again. Used once, in the header.
 */
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
