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

export interface LateRouter {
  router: Router;
  /** The whole router; fetched by the first call, and by the next one when it did not come. */
  whole: () => Promise<Router>;
}

/**
 * A router that knows the page that the server drew, and no other. One that can go elsewhere is a sixth of the scripts of a
 * page, and nobody needs it before the first step: it is fetched then, or when the browser is idle, and does everything from then on.
 * `page` is the id of the route, whose module has been loaded.
 */
export function lateRouter(
  routes: RouteObject[],
  { page, loaderData }: { page: string | undefined; loaderData: State['loaderData'] },
  fetchWhole: () => Promise<Router>,
): LateRouter {
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
  // Back or forward before it is there: it begins where the browser is then.
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
      // The server knows every page, too.
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

/** What a router would know right after it was made, with the route of this page alone. */
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
