import { setTimeout as pause } from 'node:timers/promises';
import { RequestFailed } from '@tedarik/messaging';

const TIMEOUT_MS = 60_000;
const PAUSE_MS = 200;

/** Repeats an idempotent request until its outcome is known, because a busy machine may reply too late. */
export async function retryWhileUnavailable<Reply>(send: () => Promise<Reply>, timeoutMs = TIMEOUT_MS): Promise<Reply> {
  for (const until = Date.now() + timeoutMs; ; await pause(PAUSE_MS)) {
    try {
      return await send();
    } catch (error) {
      const isKnown = !(error instanceof RequestFailed) || error.failure.kind !== 'unavailable';
      if (isKnown || Date.now() > until) throw error;
    }
  }
}
