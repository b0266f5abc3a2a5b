import { configure, render } from '@testing-library/react';
import { RouterProvider } from '../lib/router/router-provider.js';
import { createMemoryRouter, RouterContextProvider } from 'react-router-dom';
import { Providers } from '../app/providers.js';
import { makeRoutes } from '../app/routes.js';
import { HeadSinkContext } from '../lib/seo/page-head.js';
import { type Services, servicesContext } from '../lib/services.js';
import type { Site } from '../lib/site.js';
import { makeStore } from '../lib/store/store.js';
import { answering, type Answers } from './answers.js';
import { aSite } from './builders.js';

// The first test of a file also transpiles its page, which takes time.
configure({ asyncUtilTimeout: 60_000 });

/** Renders the whole site at an address, as after a navigation in the browser. */
export function renderSite(address: string, answers: Answers = {}, over: Partial<Site> = {}) {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  const gateway = answering(answers);
  const services: Services = { query: gateway.query, site: aSite(over) };
  const store = makeStore();
  const routes = makeRoutes().map((route) => ({ ...route, HydrateFallback: () => null }));
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext() {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return context;
    },
  });
  const view = render(
    <Providers services={services} store={store}>
      <HeadSinkContext value={null}>
        <RouterProvider router={router} />
      </HeadSinkContext>
    </Providers>,
  );
  return { ...view, router, store, requested: gateway.requested };
}

/** Renders one part of the site by itself. */
export function renderPart(
  part: React.ReactNode,
  over: Partial<Site> = {},
  store = makeStore(),
  answers: Answers = {},
) {
  const gateway = answering(answers);
  const router = createMemoryRouter([{ path: '*', element: part }]);
  const view = render(
    <Providers services={{ query: gateway.query, site: aSite(over) }} store={store}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...view, store, router, requested: gateway.requested };
}
