import { type ComponentType, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Providers } from './app/providers.js';
import { deferredRouter, type ServerPage } from './app/deferred-router.js';
import { fetchQuery } from './lib/graphql/fetch-query.js';
import { RouterProvider } from './lib/router/router-provider.js';
import { HeadSinkContext } from './lib/seo/page-head.js';
import type { Services } from './lib/services.js';
import type { Site } from './lib/site.js';
import { makeStore } from './lib/store/store.js';
import { whenIdle } from './lib/when-idle.js';

/** What the server puts into the page for its hydration. */
export interface PageState {
  site: Site;
  page: ServerPage;
  /** Addresses of the scripts that the page needs: this module, the page's own one, and what they import. */
  scripts: [hydrate: string, page: string, ...others: string[]];
}

/** Hydrates the page that the server rendered. */
export async function hydrate({ site, page, scripts: [, pageModule] }: PageState): Promise<void> {
  document.documentElement.lang = site.locale;
  let query = fetchQuery;
  const services: Services = { query: (operation, variables) => query(operation, variables), site };
  // The module is there before hydration, which can then start with the visible content.
  const { Component } = (await import(/* @vite-ignore */ pageModule)) as { Component: ComponentType };

  const { router, whole } = deferredRouter(page, Component, async (drawn) => {
    const { fullRouter } = await import('./app/full-router.js');
    return fullRouter(drawn, services);
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
}
