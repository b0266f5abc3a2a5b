import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { RewrittenProducts } from './rewritten-products.js';
import { SWEPT_AT_ONCE, type Sweep } from './sweep.js';
import { SweptProductsRepository } from './swept-products.repository.js';
import { NOTHING_REMOVED } from './removed-link.js';
import { RemovedLinksRepository } from './removed-links.repository.js';

/** Moves products out of a deleted category; without a target category they have none afterwards. */
@Injectable()
export class SweepProducts {
  constructor(
    private readonly swept: SweptProductsRepository,
    private readonly rewritten: RewrittenProducts,
    private readonly links: RemovedLinksRepository,
    private readonly clock: Clock,
  ) {}

  /** Processes as many products as one transaction takes. Returns false when none are left. */
  async some(session: ClientSession, { of, recordId, moveTo }: Sweep): Promise<boolean> {
    if (of !== 'category') return false;
    const before = await this.swept.find(session, recordId, SWEPT_AT_ONCE);
    if (before.length === 0) return false;
    const at = this.clock.now();
    const taken = { ...NOTHING_REMOVED, of, recordId, replacedBy: moveTo, at };
    await this.links.remember(
      session,
      before.map(({ id }) => ({ ...taken, holder: 'product', holderId: id })),
    );
    await this.rewritten.moveTo(session, moveTo, before);
    return true;
  }
}
