import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { CrashBoundary } from './crash-boundary.js';
import {
  PageContext,
  RouteContext,
  RouterContext,
  type SiteRouter,
  StateContext,
  useRoute,
  useRouterState,
} from './router-context.js';

/** A navigation that takes less is not shown as one: rendering that it is under way would delay its page. */
const AT_ONCE_MS = 50;

/**
 * Renders the current page of a router of React Router. React Router's own provider and links weigh 10 kB more, most of it for features
 * that the site does not use, and render a page once more for every step of a navigation.
 */
export function RouterProvider({ router }: { router: SiteRouter }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe((news) => {
      if (!news.initialized) return;
      clearTimeout(waiting);
      if (news.navigation.state === 'idle') setState(news);
      else waiting = setTimeout(() => startTransition(() => setState(news)), AT_ONCE_MS);
    });
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [router]);

  const { location, matches, historyAction: navigationType } = state;
  const page = useMemo(
    () => ({ location, params: matches.at(-1)?.params ?? {}, navigationType }),
    [location, matches, navigationType],
  );
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <PageContext value={page}>{state.initialized && <Route depth={0} />}</PageContext>
      </StateContext>
    </RouterContext>
  );
}

/** The page inside the frame. */
export function Outlet() {
  return <Route depth={useRoute().depth + 1} />;
}

function Route({ depth }: { depth: number }) {
  const { matches, loaderData, errors, location, revalidation } = useRouterState();
  const route = matches[depth]?.route;
  const data: unknown = route && loaderData[route.id];
  const context = useMemo(() => ({ depth, data }), [depth, data]);
  if (!route) return null;
  const drawn = <RouteContext value={context}>{route.element}</RouteContext>;
  if (!route.errorElement) return drawn;
  return (
    <CrashBoundary
      error={errors?.[route.id]}
      arrival={revalidation === 'idle' ? location : null}
      crashed={<RouteContext value={context}>{route.errorElement}</RouteContext>}
    >
      {drawn}
    </CrashBoundary>
  );
}
