import { useDeferredValue, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function tick(notify: () => void) {
  const timer = setInterval(notify, MINUTE_MS / 2);
  return () => clearInterval(timer);
}

/** The current minute, or null on the server and during hydration, because a page's HTML must not depend on the time. */
export function useMinute(): Date | null {
  const minute = useDeferredValue(
    useSyncExternalStore<number | null>(
      tick,
      () => Math.floor(Date.now() / MINUTE_MS),
      () => null,
    ),
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}
