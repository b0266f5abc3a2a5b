const PAUSE_MS = 50;

/** Repeats the check until it is true. Returns false if that did not happen within `timeoutMs`; errors count as "not yet". */
export async function until(check: () => Promise<boolean> | boolean, timeoutMs: number): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    if (await attempt(check)) return true;
    if (Date.now() >= end) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function attempt(check: () => Promise<boolean> | boolean): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}
