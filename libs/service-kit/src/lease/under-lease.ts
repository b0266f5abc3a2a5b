import { Logger } from '@nestjs/common';
import { renewEveryMs } from './lease-term.js';
import type { Lease } from './leases.js';

const log = new Logger('Leases');

/**
 * Runs `work` while renewing its lease, and gives the lease back afterwards. `signal` aborts as soon as the lease is no
 * longer this holder's, or when `stop` aborts: `work` must then finish what it has in hand and return.
 */
export async function underLease<T>(
  lease: Lease,
  work: (signal: AbortSignal) => Promise<T>,
  stop?: AbortSignal,
): Promise<T> {
  const lost = new AbortController();
  const renewal = setInterval(() => void keep(lease, lost), renewEveryMs(lease.ttlMs));
  try {
    return await work(stop ? AbortSignal.any([lost.signal, stop]) : lost.signal);
  } finally {
    clearInterval(renewal);
    await lease.release().catch((error: unknown) => {
      log.warn(`Lease ${lease.name} is left to lapse: ${String(error)}`);
    });
  }
}

/** A renewal that fails or hangs decides nothing yet: the end of the term does. */
async function keep(lease: Lease, lost: AbortController): Promise<void> {
  abortIfLost(lease, lost);
  await lease.renew().catch(() => undefined);
  abortIfLost(lease, lost);
}

function abortIfLost(lease: Lease, lost: AbortController): void {
  if (lease.isHeld() || lost.signal.aborted) return;
  log.warn(`Lease ${lease.name} (fence ${lease.fence}) is lost`);
  lost.abort();
}
