import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still there: a reply that comes after it has gone must not move the user on another screen. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
