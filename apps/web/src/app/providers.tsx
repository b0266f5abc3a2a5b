import { type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { type Services, ServicesContext } from '../lib/services.js';
import { SiteContext } from '../lib/site.js';
import { type AppStore, SERVER_STATE } from '../lib/store/store.js';

interface ProvidersProps {
  services: Services;
  store: AppStore;
  children: ReactNode;
}

/** The contexts of all pages, the same on the server and in browsers. */
export function Providers({ services, store, children }: ProvidersProps) {
  return (
    <StrictMode>
      <ServicesContext value={services}>
        <SiteContext value={services.site}>
          <Provider store={store} serverState={SERVER_STATE}>
            {children}
          </Provider>
        </SiteContext>
      </ServicesContext>
    </StrictMode>
  );
}
