/**
 * What was changed is public by then: well under the minute after which every page is made anew, so that a purge that never comes is
 * seen. How soon is for the bench.
 */
export const SEEN_WITHIN_MS = 20_000;

/** Requests again until the check does not throw; after the time-out the error says what never came, and why. */
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
