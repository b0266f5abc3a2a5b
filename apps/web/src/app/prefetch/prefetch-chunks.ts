import { matchRoutes } from 'react-router-dom';
import { whenIdle } from '../../lib/when-idle.js';
import { loadedRoute, type PrefetchingRouter, savesData } from './prefetch-links.js';

export type ChangingRouter = PrefetchingRouter & { subscribe: (tell: () => void) => () => void };

/**
 * Fetches the scripts of the pages that the shown one leads to, once the browser is idle: a step to one of them waits for its data
 * alone, and not for one script after the other, each of which names the next. Returns what ends it.
 */
export function prefetchChunks(router: ChangingRouter): () => void {
  let shown: string | undefined;
  let cancel = () => {};
  const look = () => {
    const { navigation, location } = router.state;
    if (navigation.state !== 'idle' || location.pathname === shown || savesData()) return;
    shown = location.pathname;
    cancel();
    cancel = whenIdle(() => linkedPages(router).forEach((route) => void loadedRoute(route).catch(() => undefined)));
  };
  look();
  const unsubscribe = router.subscribe(look);
  return () => {
    cancel();
    unsubscribe();
  };
}

/** One for each kind of page: the first part of an address says which it is, and how many parts it has. */
function linkedPages({ routes }: PrefetchingRouter) {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
  const kindOf = ([, first, ...rest]: string[]) => `${first} ${rest.length}`;
  const kinds = new Map(links.map(({ pathname }) => [kindOf(pathname.split('/')), pathname]));
  return [...kinds.values()].flatMap((pathname) => {
    const { route } = matchRoutes(routes, pathname)?.at(-1) ?? {};
    return route && route.path !== '*' ? [route] : [];
  });
}
