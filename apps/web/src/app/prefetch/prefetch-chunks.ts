import { matchRoutes } from 'react-router-dom';
import { whenIdle } from '../../lib/when-idle.js';
import { loadedRoute, type PrefetchingRouter, savesData } from './prefetch-links.js';

export type ChangingRouter = PrefetchingRouter & { subscribe: (tell: () => void) => () => void };

/**
 * Loads the chunks of the pages that the current one links to, once the browser is idle. A navigation then waits for its data only, and not
 * for a chain of scripts. Returns a function that stops it.
 */
export function prefetchChunks(router: ChangingRouter): () => void {
  let shown: string | undefined;
  let cancel = () => {};
  /** One page for each idle moment, because matching an address takes a phone several milliseconds. */
  const load = ([pathname, ...others]: string[]) => {
    if (!pathname) return;
    const { route } = matchRoutes(router.routes, pathname)?.at(-1) ?? {};
    if (route && route.path !== '*') void loadedRoute(route).catch(() => undefined);
    cancel = whenIdle(() => load(others));
  };
  const look = () => {
    const { navigation, location } = router.state;
    if (navigation.state !== 'idle' || location.pathname === shown || savesData()) return;
    shown = location.pathname;
    cancel();
    cancel = whenIdle(() => load(linkedPages()));
  };
  look();
  const unsubscribe = router.subscribe(look);
  return () => {
    cancel();
    unsubscribe();
  };
}

/** One address for each kind of page; the kind follows from the first segment of a path and the number of segments. */
function linkedPages(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
  const kindOf = ([, first, ...rest]: string[]) => `${first} ${rest.length}`;
  return [...new Map(links.map(({ pathname }) => [kindOf(pathname.split('/')), pathname])).values()];
}
