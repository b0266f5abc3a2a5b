import { type createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { type Services, servicesContext } from '../../lib/services.js';

/** A pointer that only crosses a link leaves it earlier. */
export const RESTS_MS = 80;
/** Events that suggest that a link is about to be followed. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'];
/** Parameters of searches, which are not prefetched because searches are rate-limited per address. */
const SEARCHED = ['q', 'search', 'konum', 'alan'];

export type PrefetchingRouter = Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'state'>;

/**
 * Loads the chunk and data of a page when a visitor points at, touches or focuses a link to it, so that following it shows the page at
 * once; searches are excluded. `services` stores the results for the navigation. Returns a function that stops it.
 */
export function prefetchLinks(router: PrefetchingRouter, services: Services): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const meant = ({ type, target }: Event) => {
    clearTimeout(resting);
    const address = ownPageOf(target, router);
    const restsMs = type === 'touchstart' ? 0 : RESTS_MS;
    if (address) resting = setTimeout(() => prefetch(address), restsMs);
  };
  // A click also focuses its link. By then the navigation is running or finished and has loaded what it needs.
  const prefetch = (address: URL) => {
    if (router.state.navigation.state === 'idle' && !isHere(address, router))
      void prefetchPage(address, router, services);
  };
  for (const kind of SIGNS) document.addEventListener(kind, meant, { passive: true });
  return () => {
    clearTimeout(resting);
    for (const kind of SIGNS) document.removeEventListener(kind, meant);
  };
}

/** The target of the link around `target`, if it is another page of this site that opens in the same window. */
function ownPageOf(target: EventTarget | null, router: PrefetchingRouter): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || savesData()) return undefined;
  const address = new URL(link.href);
  const isSearch = SEARCHED.some((name) => address.searchParams.has(name));
  return address.origin === window.location.origin && !isHere(address, router) && !isSearch ? address : undefined;
}

const isHere = ({ pathname, search }: URL, { state: { location } }: PrefetchingRouter): boolean =>
  pathname === location.pathname && search === location.search;

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor prefers to save data or has a slow connection, so that nothing should be loaded in advance. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Line }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

/** Errors are ignored: they occur again and are shown when the link is followed. */
export async function prefetchPage(address: URL, { routes }: PrefetchingRouter, services: Services): Promise<void> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  const { route, params } = matchRoutes(routes, address)?.at(-1) ?? {};
  if (!route) return;
  try {
    const { loader } = await loadedRoute(route);
    const request = new Request(address);
    if (typeof loader === 'function') {
      await loader({ request, params: params ?? {}, context, url: address, pattern: route.path ?? '' });
    }
  } catch {
    // ignored, see above
  }
}

export const loadedRoute = async (route: RouteObject): Promise<Pick<RouteObject, 'loader'>> =>
  typeof route.lazy === 'function' ? route.lazy() : route;
