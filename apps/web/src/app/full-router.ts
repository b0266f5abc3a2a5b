import { createBrowserRouter, type HydrationState, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { type Services, servicesContext } from '../lib/services.js';
import type { Router } from './deferred-router.js';

/**
 * The complete router, started with the loader data of the current page. The build gives it its own copy of react-router, so that it is a
 * separate chunk.
 */
export const fullRouter = (
  routes: RouteObject[],
  loaderData: HydrationState['loaderData'],
  services: Services,
): Router =>
  createBrowserRouter(routes, {
    hydrationData: { loaderData },
    getContext() {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return context;
    },
  });
