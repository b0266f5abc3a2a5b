import type { Sweep } from '../sweep/sweep.js';
import type { Business } from './business.js';

/**
 * The business without what was deleted: its next version, not its next revision, so that no open form becomes stale by
 * it.
 */
export function unlink(business: Business, sweep: Sweep, now: Date): Business {
  return { ...business, ...withoutLink(business, sweep), version: business.version + 1, updatedAt: now };
}

function withoutLink(business: Business, { of, recordId }: Sweep): Partial<Business> {
  switch (of) {
    case 'certificate':
      return { certificates: business.certificates.filter(({ certificateId }) => certificateId !== recordId) };
  }
}
