import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

const LATE_AFTER_MS = 200;

interface Pending {
  path: string;
  /** Draws the shape of the page at `path`. */
  PendingPage: ComponentType<{ path: string }>;
}

/**
 * The page that is being fetched since more than 200 ms, or null. A change within the same page is its own affair. Shapes of
 * pages come once the first page is idle: until they are there, a visitor stays on the page that they leave.
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
        () => undefined, // without the network the page itself fails, and says so
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
