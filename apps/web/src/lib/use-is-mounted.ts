import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still there: an answer that comes after it has gone must not lead a user away from where they are. */
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
