import { createBrowserRouter, type HydrationState, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { type Services, servicesContext } from '../lib/services.js';
import type { Router } from './late-router.js';

/** The router of the whole site, on the page that `loaderData` is of. The build gives it a react-router of its own, so that it is a chunk of its own. */
export const wholeRouter = (
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
