const WITHOUT_IDLE_MS = 200;

/** Runs `act` once the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(act);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, WITHOUT_IDLE_MS);
  return () => clearTimeout(timer);
}
