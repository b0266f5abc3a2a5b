import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { type Site, SiteContext } from '../lib/site.js';
import type { AppStore } from '../lib/store/store.js';

/** What every page may use, the same on the server and in browsers. */
export function Providers({ site, store, children }: { site: Site; store: AppStore; children: ReactNode }) {
  return (
    <StrictMode>
      <SiteContext value={site}>
        <Provider store={store}>{children}</Provider>
      </SiteContext>
    </StrictMode>
  );
}
