const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;

/**
 * Repeats the check until it does not throw, and resolves with its result. After `timeoutMs` (60 s) it throws an error with `what` and the
 * check's last error. Returning false or undefined counts as success, so the check must throw.
 */
export async function eventually<T>(
  what: string,
  check: () => Promise<T> | T,
  { timeoutMs = 60_000 }: { timeoutMs?: number } = {},
): Promise<T> {
  const until = Date.now() + timeoutMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() + pause > until) throw neverCame(what, timeoutMs, error);
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function neverCame(what: string, timeoutMs: number, error: unknown): Error {
  const last = error instanceof Error ? error.message : String(error);
  return new Error(`Never came true within ${timeoutMs / 1000} s: ${what}. At last: ${last}`, { cause: error });
}
