import { createBrowserRouter, RouterContextProvider, type RouteObject } from 'react-router-dom';
import type { Router, RouterState } from '../lib/router/router-context.js';
import { type Services, servicesContext } from '../lib/services.js';
import { makeRoutes } from './routes.js';

/** The complete router, started with the page that is already rendered. A chunk of its own, with the table of routes. */
export async function fullRouter({ matches, loaderData }: RouterState, services: Services): Promise<Router> {
  const routes = makeRoutes();
  for (const { route } of matches) await adopt(routes, route);
  return createBrowserRouter(routes, {
    hydrationData: { loaderData },
    getContext() {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return context;
    },
  });
}

/** Loads the module of a rendered route, and keeps its elements, so that nothing is rendered again when the router takes over. */
async function adopt(routes: RouteObject[], { id, element, errorElement }: RouteObject): Promise<void> {
  const route = routes.flatMap((one) => [one, ...(one.children ?? [])]).find((one) => one.id === id);
  if (!route) throw new Error(`no route ${id}`);
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy());
  delete route.lazy;
  delete route.Component;
  delete route.ErrorBoundary;
  Object.assign(route, { element, errorElement });
}
