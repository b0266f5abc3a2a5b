import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { removedLinkDetails } from './relink.js';
import { unlink } from './unlink.js';
import { RewrittenBusinesses } from './rewritten-businesses.js';
import { SWEPT_AT_ONCE, type Sweep } from './sweep.js';
import { SweptBusinessesRepository } from './swept-businesses.repository.js';
import { RemovedLinksRepository } from './removed-links.repository.js';

/** Removes a deleted record from the businesses that refer to it. */
@Injectable()
export class SweepBusinesses {
  constructor(
    private readonly swept: SweptBusinessesRepository,
    private readonly rewritten: RewrittenBusinesses,
    private readonly links: RemovedLinksRepository,
    private readonly clock: Clock,
  ) {}

  /** Processes as many businesses as one transaction takes. Returns false when none are left. */
  async some(session: ClientSession, sweep: Sweep): Promise<boolean> {
    const before = await this.swept.find(session, sweep, SWEPT_AT_ONCE);
    if (before.length === 0) return false;
    const at = this.clock.now();
    const { of, recordId } = sweep;
    await this.links.remember(
      session,
      before.map((business) => ({
        of,
        recordId,
        holder: 'business',
        holderId: business.id,
        at,
        ...removedLinkDetails(business, sweep),
      })),
    );
    await this.rewritten.save(
      session,
      before.map((business) => unlink(business, sweep, at)),
    );
    return true;
  }
}
