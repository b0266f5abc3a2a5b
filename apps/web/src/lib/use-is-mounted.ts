import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted: a late reply must not navigate a user away from another page. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
