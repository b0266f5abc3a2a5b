const PATIENCE_MS = 2_000;

/** What Redis answers; rejects when it does not in time. Commands to a Redis that is away would wait for ever. */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
    asked.catch(() => undefined); // may still fail after we stopped waiting
  }
}
