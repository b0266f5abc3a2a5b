import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { backOfficeApi } from './back-office-api.js';
import { confirmationReducer } from './confirmation.slice.js';
import { backOfficeSessionReducer } from './session.slice.js';

// In development the checks traverse the whole state on every action and warn about their own slowness.
const SLOW_CHECKS = { immutableCheck: { warnAfter: 1_000 }, serializableCheck: { warnAfter: 1_000 } };

/** The store of the back office: the session, and the cached replies of the server. */
export function makeBackOfficeStore() {
  const store = configureStore({
    reducer: {
      session: backOfficeSessionReducer,
      confirmation: confirmationReducer,
      [backOfficeApi.reducerPath]: backOfficeApi.reducer,
    },
    middleware: (defaults) => defaults(SLOW_CHECKS).concat(backOfficeApi.middleware),
  });
  // Refetches when the window gets the focus again, to show changes by other administrators.
  setupListeners(store.dispatch);
  return store;
}

export type BackOfficeStore = ReturnType<typeof makeBackOfficeStore>;
export const useBackOfficeDispatch = useDispatch.withTypes<BackOfficeStore['dispatch']>();
export const useBackOfficeSelector = useSelector.withTypes<ReturnType<BackOfficeStore['getState']>>();
