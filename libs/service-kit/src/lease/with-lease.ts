import { Logger } from '@nestjs/common';
import { renewEveryMs } from './lease-term.js';
import type { Lease } from './leases.js';

const log = new Logger('Leases');

/**
 * Runs `work` while it renews the lease, and releases the lease afterwards. `signal` aborts as soon as the lease is lost,
 * or when `stop` aborts: `work` must then finish its current step and return.
 */
export async function withLease<T>(
  lease: Lease,
  work: (signal: AbortSignal) => Promise<T>,
  stop?: AbortSignal,
): Promise<T> {
  const lost = new AbortController();
  let end: NodeJS.Timeout | undefined;
  // A timer of its own is needed, because renewals may hang, and their interval does not match the end of the term. A slow store may even
  // grant a term that is already over.
  const abortAtItsEnd = () => {
    abortIfLost(lease, lost);
    if (!lost.signal.aborted) end = setTimeout(abortAtItsEnd, lease.leftMs());
  };
  abortAtItsEnd();
  const renewal = setInterval(() => void renew(lease, lost), renewEveryMs(lease.ttlMs));
  try {
    return await work(stop ? AbortSignal.any([lost.signal, stop]) : lost.signal);
  } finally {
    clearInterval(renewal);
    clearTimeout(end);
    await lease.release().catch((error: unknown) => {
      log.warn(`Lease ${lease.name} could not be released and will expire: ${String(error)}`);
    });
  }
}

/** A renewal that fails or hangs does not lose the lease yet; only the end of the term does. */
async function renew(lease: Lease, lost: AbortController): Promise<void> {
  abortIfLost(lease, lost);
  await lease.renew().catch(() => undefined);
  abortIfLost(lease, lost);
}

function abortIfLost(lease: Lease, lost: AbortController): void {
  if (lease.isHeld() || lost.signal.aborted) return;
  log.warn(`Lease ${lease.name} (fence ${lease.fence}) is lost`);
  lost.abort();
}
