import type { RouteObject } from 'react-router-dom';

/** Source file of a page that comes as a chunk of its own. */
export const chunkOf = ({ handle }: RouteObject): string | undefined =>
  (handle as { chunk?: string } | undefined)?.chunk;

/**
 * Fetches the page that the server drew, so that taking it over starts with what is shown. The server says which it is:
 * trying the address on every route would take longer than anything else that is done before.
 */
export async function loadPage(routes: RouteObject[], chunk: string | undefined): Promise<void> {
  for (const route of routes.flatMap((one) => [one, ...(one.children ?? [])])) {
    if (typeof route.lazy !== 'function' || chunkOf(route) !== chunk) continue;
    Object.assign(route, await route.lazy());
    delete route.lazy;
  }
}
