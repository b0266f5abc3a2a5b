/** What Redis answers; rejects when it has not by then. Commands to a Redis that is away would wait for ever. */
export async function inTime<T>(requested: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), timeoutMs);
  });
  try {
    return await Promise.race([requested, late]);
  } finally {
    clearTimeout(timer);
    requested.catch(() => undefined); // may still fail after we stopped waiting
  }
}
