import { createElement } from 'react';
import {
  createPath,
  type createBrowserRouter,
  IDLE_NAVIGATION,
  matchRoutes,
  type RouteObject,
  type To,
} from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;
type State = Router['state'];
type Route = Router['routes'][number];
type Subscriber = Parameters<Router['subscribe']>[0];
type NavigateOptions = Parameters<Router['navigate']>[1];
type ScrollArgs = Parameters<Router['enableScrollRestoration']>;

export interface DeferredRouter {
  router: Router;
  /** The complete router. The first call loads it; after a failed load the next call tries again. */
  whole: () => Promise<Router>;
}

/**
 * A minimal router for hydration that knows only the server-rendered page. The complete router makes up a sixth of a page's scripts and is
 * not needed before the first navigation: it is loaded then, or when the browser is idle, and takes over from there. `page` is the id of
 * the current route, whose module must be loaded.
 */
export function deferredRouter(
  routes: RouteObject[],
  { page, loaderData }: { page: string | undefined; loaderData: State['loaderData'] },
  fetchWhole: () => Promise<Router>,
): DeferredRouter {
  const drawn = drawnPage(routes, page, loaderData);
  const subscribers = new Set<Subscriber>();
  let arrived: Router | undefined;
  let awaited: Promise<Router> | undefined;
  let scroll: ScrollArgs | undefined;

  async function take(): Promise<Router> {
    const fetched = await fetchWhole();
    fetched.subscribe((...news) => subscribers.forEach((tell) => tell(...news)));
    if (scroll) fetched.enableScrollRestoration(...scroll);
    removeEventListener('popstate', fetchIt);
    return (arrived = fetched);
  }
  function whole(): Promise<Router> {
    awaited ??= take().catch((error: unknown) => {
      awaited = undefined;
      throw error;
    });
    return awaited;
  }
  const fetchIt = () => void whole().catch(() => location.reload());
  // Back or forward before the complete router is loaded: it will start at the browser's current address.
  addEventListener('popstate', fetchIt);

  const router: Partial<Router> = {
    basename: '/',
    future: {} as Router['future'],
    window,
    get state() {
      return arrived?.state ?? drawn.state;
    },
    get routes() {
      return arrived?.routes ?? drawn.routes;
    },
    get manifest() {
      return arrived?.manifest ?? drawn.manifest;
    },
    subscribe(tell) {
      subscribers.add(tell);
      return () => subscribers.delete(tell);
    },
    navigate: async (to: To | number | null, options?: NavigateOptions) => {
      const found = arrived ?? (await whole().catch(() => undefined));
      if (found) return found.navigate(to as To, options);
      // If the router cannot be loaded, the browser navigates by itself, because the server can render every page.
      if (typeof to === 'number') history.go(to);
      else if (to) location.assign(typeof to === 'string' ? to : createPath(to));
    },
    revalidate: async () => (await whole()).revalidate(),
    enableScrollRestoration(...args) {
      if (arrived) return arrived.enableScrollRestoration(...args);
      scroll = args;
      return () => (scroll = undefined);
    },
    createHref: createPath,
    createURL: (to) => urlOf(to),
    encodeLocation: (to) => {
      const { pathname, search, hash } = urlOf(to);
      return { pathname, search, hash };
    },
  };
  return { router: router as Router, whole };
}

const urlOf = (to: Parameters<Router['encodeLocation']>[0]) =>
  new URL((typeof to === 'string' ? to : createPath(to)).replace(/ $/, '%20'), location.origin);

/** The state and matches that a router would have right after its creation, with the current page as its only route. */
function drawnPage(routes: RouteObject[], page: string | undefined, loaderData: State['loaderData']) {
  const [outer] = routes as Route[];
  const drawn = outer?.children?.find(({ id }) => id === page) as Route | undefined;
  if (!outer || !drawn) throw new Error(`no page ${page}`);
  const errorElement = outer.ErrorBoundary && createElement(outer.ErrorBoundary);
  const frame = { ...outer, errorElement, children: [drawn] } as Route;
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string };
  const state: State = {
    ...{ historyAction: 'POP' as State['historyAction'], location: { pathname, search, hash, state: usr, key } },
    matches: (matchRoutes([frame], location) ?? []) as State['matches'],
    ...{ initialized: true, renderFallback: false, navigation: IDLE_NAVIGATION, revalidation: 'idle' },
    ...{ restoreScrollPosition: false, preventScrollReset: false, loaderData, actionData: null, errors: null },
    ...{ fetchers: new Map(), blockers: new Map() },
  };
  return { state, routes: [frame], manifest: { [frame.id]: frame, [drawn.id]: drawn } };
}
