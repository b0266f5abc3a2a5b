/** Awaits a reply of Redis; rejects after the timeout. Commands to an unreachable Redis would wait for ever. */
export async function withTimeout<T>(requested: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), timeoutMs);
  });
  try {
    return await Promise.race([requested, late]);
  } finally {
    clearTimeout(timer);
    requested.catch(() => undefined); // may still fail after the timeout; avoids an unhandled rejection
  }
}
