import type { RouteObject } from 'react-router-dom';

/**
 * Loads the module of the server-rendered page before hydration, so that hydration starts with the visible content. The server names the
 * route: matching the address against every route would take longer than all other steps before hydration.
 */
export async function loadPage(routes: RouteObject[], page: string | undefined): Promise<void> {
  for (const route of routes.flatMap((one) => [one, ...(one.children ?? [])])) {
    if (typeof route.lazy !== 'function' || route.id !== page) continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
}
