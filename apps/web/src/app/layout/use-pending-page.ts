import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigation } from '../../lib/router/router-context.js';

const LATE_AFTER_MS = 200;

interface Pending {
  path: string;
  /** Renders the skeleton of the page at `path`. */
  PendingPage: ComponentType<{ path: string }>;
}

/**
 * Returns the page whose loading takes longer than 200 ms, or null. Changes within the same page are ignored, because pages handle them.
 * The skeletons are a separate chunk: until it is loaded, the visitor stays on the old page.
 */
export function usePendingPage(): Pending | null {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const next = location && location.pathname !== pathname ? location.pathname : null;
  const [late, setLate] = useState<Pending | null>(null);
  useEffect(() => {
    if (!next) return;
    let isOnItsWay = true;
    const timer = setTimeout(() => {
      void import('./pending-page.js').then(
        ({ PendingPage }) => isOnItsWay && setLate({ path: next, PendingPage }),
        () => undefined, // without a network the page itself fails and shows an error
      );
    }, LATE_AFTER_MS);
    return () => {
      isOnItsWay = false;
      clearTimeout(timer);
      setLate(null);
    };
  }, [next]);
  return next && late?.path === next ? late : null;
}
