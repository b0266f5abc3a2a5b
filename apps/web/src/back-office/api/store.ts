import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { backOfficeApi } from './back-office-api.js';
import { confirmationReducer } from './confirmation.slice.js';
import { backOfficeSessionReducer } from './session.slice.js';

// Development looks through the whole state at every action, and complains of its own slowness.
const SLOW_CHECKS = { immutableCheck: { warnAfter: 1_000 }, serializableCheck: { warnAfter: 1_000 } };

/** What the back office knows: who is signed in, and what the server answered. */
export function makeBackOfficeStore() {
  const store = configureStore({
    reducer: {
      session: backOfficeSessionReducer,
      confirmation: confirmationReducer,
      [backOfficeApi.reducerPath]: backOfficeApi.reducer,
    },
    middleware: (defaults) => defaults(SLOW_CHECKS).concat(backOfficeApi.middleware),
  });
  // What another administrator did meanwhile is seen when one comes back to the window.
  setupListeners(store.dispatch);
  return store;
}

export type BackOfficeStore = ReturnType<typeof makeBackOfficeStore>;
export const useBackOfficeDispatch = useDispatch.withTypes<BackOfficeStore['dispatch']>();
export const useBackOfficeSelector = useSelector.withTypes<ReturnType<BackOfficeStore['getState']>>();
