import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

const LATE_AFTER_MS = 200;

/** The path that is being fetched since more than 200 ms, or null. A change within the same page is its own affair. */
export function usePendingPath(): string | null {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const next = location && location.pathname !== pathname ? location.pathname : null;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => setLate(next), LATE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(null);
    };
  }, [next]);
  return next && late === next ? next : null;
}
