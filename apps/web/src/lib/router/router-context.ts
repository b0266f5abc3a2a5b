import { createContext, useContext, useMemo } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;
/** What pages use of a router: React Router's own has it, and so has `deferredRouter`. */
export interface SiteRouter extends Pick<Router, 'state' | 'subscribe' | 'revalidate' | 'enableScrollRestoration'> {
  /** Leads to a path of the site, or back or forward by a number of pages. */
  navigate: {
    (to: string, options?: Parameters<Router['navigate']>[1]): Promise<void>;
    (to: number): Promise<void>;
  };
}
export type RouterState = Router['state'];

/** The current page. It changes when a navigation has finished, so its readers are not rendered while one is under way. */
export interface CurrentPage {
  location: RouterState['location'];
  params: RouterState['matches'][number]['params'];
  navigationType: RouterState['historyAction'];
}

export const RouterContext = createContext<SiteRouter | null>(null);
export const StateContext = createContext<RouterState | null>(null);
export const PageContext = createContext<CurrentPage | null>(null);
/** The route that is rendered: its place among the matched routes, and the data of its loader. */
export const RouteContext = createContext<{ depth: number; data: unknown } | null>(null);
export const ErrorContext = createContext<unknown>(undefined);

function given<T>(value: T | null): T {
  if (value === null) throw new Error('the hooks of the router need a RouterProvider around them');
  return value;
}

/** Path, search and section of a page, as in a link to it. */
export const addressOf = ({ pathname, search, hash }: CurrentPage['location']): string => pathname + search + hash;

export const useRouter = (): SiteRouter => given(useContext(RouterContext));
/** The whole state, which also changes while a navigation is under way. */
export const useRouterState = (): RouterState => given(useContext(StateContext));
export const useRoute = () => given(useContext(RouteContext));

const usePage = () => given(useContext(PageContext));
export const useLocation = () => usePage().location;
export const useNavigationType = () => usePage().navigationType;
export const useParams = () => usePage().params;
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

export const useNavigate = () => useRouter().navigate;
export const useNavigation = () => useRouterState().navigation;
export const useRevalidator = () => ({ revalidate: useRouter().revalidate, state: useRouterState().revalidation });
export const useLoaderData = <Data>(): Data => useRoute().data as Data;
export const useRouteError = (): unknown => useContext(ErrorContext);
