import { useEffect, useState } from 'react';

const DELAY_MS = 200;

/** True once `busy` has lasted for a moment, so that quick replies show no skeleton. */
export function useDelayedFlag(busy: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late;
}
