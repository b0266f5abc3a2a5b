import { setTimeout as pause } from 'node:timers/promises';
import { RequestFailed } from '@tedarik/messaging';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Sends a request until it is answered. After an outage or an unknown outcome it retries without limit, because the requests of an import
 * are safe to repeat. Any other failure, and the shutdown of this process, is thrown.
 */
export async function retryWhileUnavailable<T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    signal.throwIfAborted();
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.failure.kind !== 'unavailable') throw error;
      await pause(wait * (0.75 + Math.random() / 2), undefined, { signal });
    }
  }
}
