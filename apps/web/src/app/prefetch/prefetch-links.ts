import { type createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { type Services, servicesContext } from '../../lib/services.js';

/** A pointer that only crosses a link is gone by then. */
export const RESTS_MS = 80;
/** Signs that somebody is about to follow a link. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'];
/** Words, a point and a part of the map: lists with these are searches, of which one address has so many a minute. */
const SEARCHED = ['q', 'konum', 'alan'];

export type PrefetchingRouter = Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'state'>;

/**
 * Fetches the chunk and the data of a page once somebody points at a link to it, touches it or moves the focus to it, so
 * that following it shows the page at once, unless that page is a search. `services` keep the answers for the navigation that comes.
 * Returns what ends it.
 */
export function prefetchLinks(router: PrefetchingRouter, services: Services): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const meant = ({ type, target }: Event) => {
    clearTimeout(resting);
    const address = ownPageOf(target, router);
    const restsMs = type === 'touchstart' ? 0 : RESTS_MS;
    if (address) resting = setTimeout(() => prefetch(address), restsMs);
  };
  // A click focuses its link: by then the step is under way, or done, and has fetched what it needs.
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

/** Where the link around `target` leads, if that is another page of the site that opens in this window. */
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

/** Whether a visitor, or their line, is better off without what may not be used. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Line }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

/** What goes wrong here goes wrong again, and is shown, when the link is followed. */
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
    // see above
  }
}

export const loadedRoute = async (route: RouteObject): Promise<Pick<RouteObject, 'loader'>> =>
  typeof route.lazy === 'function' ? route.lazy() : route;
