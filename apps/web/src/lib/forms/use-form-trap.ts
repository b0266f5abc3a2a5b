import { type RefObject, useCallback, useEffect, useRef } from 'react';

const LARGEST_INT = 2 ** 31 - 1;

export interface Trap {
  website: string;
  elapsedMs: number;
}

/** GEN-22: detects bots. Pass `field` to the form's Honeypot and call `read` when the form is sent. */
export function useFormTrap(): { field: RefObject<HTMLInputElement | null>; read: () => Trap } {
  const field = useRef<HTMLInputElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
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
