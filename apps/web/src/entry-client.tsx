import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.js';
import { deferredRouter, type Router } from './app/deferred-router.js';
import { loadPage } from './app/load-page.js';
import { makeRoutes } from './app/routes.js';
import { fetchQuery } from './lib/graphql/fetch-query.js';
import { HeadSinkContext } from './lib/seo/page-head.js';
import type { Services } from './lib/services.js';
import type { Site } from './lib/site.js';
import { makeStore } from './lib/store/store.js';
import { whenIdle } from './lib/when-idle.js';

const { site, page, loaderData } = JSON.parse(document.getElementById('state')!.textContent) as {
  site: Site;
  page?: string;
  loaderData: Router['state']['loaderData'];
};
document.documentElement.lang = site.locale;

let query = fetchQuery;
const services: Services = { query: (operation, variables) => query(operation, variables), site };
const routes = makeRoutes();
await loadPage(routes, page);

const { router, whole } = deferredRouter(routes, { page, loaderData }, async () => {
  const { fullRouter } = await import('./app/full-router.js');
  return fullRouter(routes, loaderData, services);
});

// A transition hydrates in slices, so that input is handled in between.
startTransition(() => {
  hydrateRoot(
    document.getElementById('root')!,
    <Providers services={services} store={makeStore()}>
      <HeadSinkContext value={null}>
        <RouterProvider router={router} />
      </HeadSinkContext>
    </Providers>,
  );
});

whenIdle(() => {
  void import('./app/layout/pending-page.js');
  const fetched = Promise.all([import('./app/prefetch/start-prefetching.js'), whole()]);
  // If loading fails here, the first navigation loads the router.
  void fetched.then(
    ([{ startPrefetching }, found]) => (query = startPrefetching(found, { query: fetchQuery, site })),
    () => undefined,
  );
});
