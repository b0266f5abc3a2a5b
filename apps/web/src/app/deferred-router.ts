import { type ComponentType, createElement } from 'react';
import { type Router, type RouterState, type SiteRouter } from '../lib/router/router-context.js';
import { frame } from './frame.js';

type Subscriber = Parameters<Router['subscribe']>[0];
type ScrollArgs = Parameters<Router['enableScrollRestoration']>;

/** The page that the server rendered. */
export interface ServerPage {
  /** Id of its route. */
  id: string;
  params: RouterState['matches'][number]['params'];
  loaderData: RouterState['loaderData'];
}

export interface DeferredRouter {
  router: SiteRouter;
  /** The complete router. The first call loads it; after a failed load the next call tries again. */
  whole: () => Promise<Router>;
}

/**
 * A minimal router for hydration that knows only the server-rendered page. The complete router and the table of routes are not needed
 * before the first navigation: they are loaded then, or when the browser is idle, and take over from there.
 */
export function deferredRouter(
  page: ServerPage,
  Component: ComponentType,
  fetchWhole: (drawn: RouterState) => Promise<Router>,
): DeferredRouter {
  const drawn = drawnState(page, Component);
  const subscribers = new Set<Subscriber>();
  let arrived: Router | undefined;
  let awaited: Promise<Router> | undefined;
  let scroll: ScrollArgs | undefined;

  async function take(): Promise<Router> {
    const fetched = await fetchWhole(drawn);
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

  const navigate = async (to: string | number, options?: Parameters<Router['navigate']>[1]) => {
    const found = arrived ?? (await whole().catch(() => undefined));
    if (typeof to === 'number') return found ? found.navigate(to) : history.go(to);
    // If the router cannot be loaded, the browser navigates by itself, because the server can render every page.
    return found ? found.navigate(to, options) : location.assign(to);
  };
  const router: SiteRouter = {
    get state() {
      return arrived?.state ?? drawn;
    },
    subscribe(tell) {
      subscribers.add(tell);
      return () => subscribers.delete(tell);
    },
    navigate,
    revalidate: async () => (await whole()).revalidate(),
    enableScrollRestoration(...args) {
      if (arrived) return arrived.enableScrollRestoration(...args);
      scroll = args;
      return () => (scroll = undefined);
    },
  };
  return { router, whole };
}

/** The state that a router would have right after its creation. */
function drawnState({ id, params, loaderData }: ServerPage, Component: ComponentType): RouterState {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = (history.state ?? {}) as { usr?: unknown; key?: string };
  const routes = [
    { id: frame.id, element: createElement(frame.Component), errorElement: createElement(frame.ErrorBoundary) },
    { id, element: createElement(Component) },
  ];
  const state: Partial<RouterState> = {
    initialized: true,
    historyAction: 'POP' as RouterState['historyAction'],
    location: { pathname, search, hash, state: usr, key },
    matches: routes.map((route) => ({ route, params, pathname, pathnameBase: pathname })) as RouterState['matches'],
    navigation: { state: 'idle' } as RouterState['navigation'],
    revalidation: 'idle',
    restoreScrollPosition: false,
    preventScrollReset: false,
    loaderData,
    errors: null,
  };
  return state as RouterState;
}
