import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { favouritesReducer } from './favourites.slice.js';
import { searchTextReducer } from './search-text.slice.js';
import { sessionReducer } from './session.slice.js';
import { toastReducer } from './toast.slice.js';

const reducer = combineReducers({
  toast: toastReducer,
  searchText: searchTextReducer,
  session: sessionReducer,
  favourites: favouritesReducer,
});

export type RootState = ReturnType<typeof reducer>;

/**
 * The initial state of every store, and so the state during server rendering. Parts of a page that are hydrated later also start from it,
 * whatever has changed since.
 */
export const SERVER_STATE: RootState = reducer(undefined, { type: 'begin' });

/** State across pages. Created anew for every request on the server; a page's data belongs to its loader. */
export const makeStore = () => configureStore({ reducer });

export type AppStore = ReturnType<typeof makeStore>;
export const useAppDispatch = useDispatch.withTypes<AppStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<RootState>();
