import { useEffect, useLayoutEffect } from 'react';
import { useRouter, useRouterState } from './router-context.js';

const KEY = 'kaydirma';
type Positions = Record<string, number>;

function storedPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Positions;
  } catch {
    return {}; // without storage a reload starts at the top
  }
}

function storePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions));
  } catch {
    // see above
  }
}

/** Scrolls a new page to its top or section, and a page to which the visitor returns to where it was, also after a reload. */
export function ScrollRestoration() {
  const router = useRouter();
  const { location, restoreScrollPosition, preventScrollReset } = useRouterState();
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => void (history.scrollRestoration = 'auto');
  }, []);
  useLayoutEffect(() => {
    const positions = storedPositions();
    const store = () => {
      const { navigation, location: current } = router.state;
      if (navigation.state === 'idle') positions[current.key] = scrollY;
      storePositions(positions);
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', store);
    const stop = router.enableScrollRestoration(positions, () => scrollY);
    return () => {
      removeEventListener('pagehide', store);
      stop();
    };
  }, [router]);
  useLayoutEffect(() => {
    if (restoreScrollPosition === false) return;
    const section = location.hash && document.getElementById(decoded(location.hash.slice(1)));
    if (typeof restoreScrollPosition === 'number') scrollTo(0, restoreScrollPosition);
    else if (section) section.scrollIntoView();
    else if (!preventScrollReset) scrollTo(0, 0);
  }, [location, restoreScrollPosition, preventScrollReset]);
  return null;
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
