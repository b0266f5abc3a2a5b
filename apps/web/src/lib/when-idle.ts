const WITHOUT_IDLE_MS = 200;

/** Does it once the browser has nothing else to do; not at all when the answer is called before. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(act);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, WITHOUT_IDLE_MS);
  return () => clearTimeout(timer);
}
