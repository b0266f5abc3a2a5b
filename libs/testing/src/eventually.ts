const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;

/**
 * Resolves with what the check answers as soon as it does not throw. After `timeoutMs` (60 s) it throws a sentence with
 * what never came and the check's last error. A check that answers false or undefined has come true: it must throw.
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
