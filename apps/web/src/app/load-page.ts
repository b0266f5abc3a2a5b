import type { RouteObject } from 'react-router-dom';

/**
 * Fetches the page that the server drew, so that taking it over starts with what is shown. The server says which it is:
 * trying the address on every route would take longer than anything else that is done before.
 */
export async function loadPage(routes: RouteObject[], page: string | undefined): Promise<void> {
  for (const route of routes.flatMap((one) => [one, ...(one.children ?? [])])) {
    if (typeof route.lazy !== 'function' || route.id !== page) continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
}
