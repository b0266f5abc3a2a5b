import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Fetches the chunks of the routes that match, so that taking the page over starts with what the server drew. */
export async function loadPages(routes: RouteObject[], address: { pathname: string }): Promise<void> {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
}
