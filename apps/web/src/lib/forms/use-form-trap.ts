import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useHydrated } from '../use-hydrated.js';

const LARGEST_INT = 2 ** 31 - 1;

export interface Trap {
  website: string;
  elapsedMs: number;
}

/** GEN-22: detects bots. Pass `field` to the form's Honeypot and call `read` when the form is sent. */
export function useFormTrap(): { field: RefObject<HTMLInputElement | null>; read: () => Trap } {
  const field = useRef<HTMLInputElement>(null);
  /** In milliseconds since the page was opened; a form that the server rendered was there from the beginning. */
  const shownAt = useRef(0);
  const isFromServer = useRef(!useHydrated());
  useEffect(() => {
    if (!isFromServer.current) shownAt.current = performance.now();
  }, []);
  const read = useCallback(
    () => ({
      website: field.current?.value ?? '',
      elapsedMs: Math.min(Math.round(performance.now() - shownAt.current), LARGEST_INT),
    }),
    [],
  );
  return { field, read };
}
