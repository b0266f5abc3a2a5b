/**
 * A change must be public within this time. It is less than the minute after which every page is rendered again anyway, so that a missing
 * purge is noticed. How fast changes appear is measured by the bench.
 */
export const SEEN_WITHIN_MS = 45_000;

/** Repeats the check until it does not throw. After the timeout, throws an error that says what did not happen and why. */
export async function eventually<T>(what: string, check: () => Promise<T> | T, timeoutMs = 60_000): Promise<T> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw new Error(`never came: ${what} (${String(error)})`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
