import { useEffect, useState } from 'react';

/** True once `busy` has lasted `ms`, so that quick replies show no skeleton. */
export function useDelayedFlag(busy: boolean, ms = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy, ms]);
  return busy && late;
}
