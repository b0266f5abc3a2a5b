import type { Services } from '../../lib/services.js';
import { whenIdle } from '../../lib/when-idle.js';
import type { ChangingRouter } from './prefetch-chunks.js';
import { prefetchPage, savesData } from './prefetch-links.js';

/** A card that is visible for less time was only scrolled past. */
const SEEN_MS = 200;
/** The number of cards of a list. */
const MOST = 12;
const AT_ONCE = 2;

/**
 * Prefetches the data of pages whose cards are visible, so that navigating to one needs no waiting: two at a time while the browser is
 * idle, at most twelve per page, and none during a navigation. Returns a function that stops it.
 */
export function prefetchVisible(router: ChangingRouter, services: Services): () => void {
  let page: string | undefined;
  let underWay = 0;
  let waiting: URL[] = [];
  const known = new Set<string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  const next = () => {
    while (underWay < AT_ONCE && waiting.length && router.state.navigation.state === 'idle') {
      underWay++;
      void prefetchPage(waiting.shift()!, router, services).finally(() => {
        underWay--;
        next();
      });
    }
  };
  const seen = ({ href }: HTMLAnchorElement) => {
    if (known.has(href) || known.size === MOST || savesData()) return;
    known.add(href);
    waiting.push(new URL(href));
    whenIdle(next);
  };
  const eyes = new IntersectionObserver((looks) => {
    for (const { target, isIntersecting } of looks) {
      clearTimeout(timers.get(target));
      timers.delete(target);
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => seen(target as HTMLAnchorElement), SEEN_MS),
        );
    }
  });
  // Observing an element again has no effect.
  const look = () => document.querySelectorAll('main .card h3 a').forEach((link) => eyes.observe(link));
  const cards = new MutationObserver(look);
  const changed = () => {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle' || location.key !== page) waiting = [];
    if (location.key !== page) known.clear();
    page = location.key;
  };
  changed();
  look();
  cards.observe(document.body, { childList: true, subtree: true });
  const unsubscribe = router.subscribe(changed);
  return () => {
    timers.forEach(clearTimeout);
    eyes.disconnect();
    cards.disconnect();
    unsubscribe();
  };
}
