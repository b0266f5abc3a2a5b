import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { snapshotOf, type Business } from '../business/business.js';
import { unlink } from '../business/unlink.js';
import { CategoryRepository } from '../category/category.repository.js';
import { SweepRepository } from './sweep.repository.js';
import type { Sweep } from './sweep.js';
import { SweptBusinessesRepository } from './swept-businesses.repository.js';

/** As many records as one transaction rewrites. */
export const SWEPT_AT_ONCE = 200;

/** One transaction of a sweep: some businesses rewritten and announced on the bulk lane, or the sweep found finished. */
@Injectable()
export class SweepStep {
  constructor(
    private readonly database: Database,
    private readonly sweeps: SweepRepository,
    private readonly businesses: SweptBusinessesRepository,
    private readonly categories: CategoryRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** True once nothing points at the record any more. May be repeated: what was rewritten is not found again. */
  execute(sweep: Sweep): Promise<boolean> {
    return this.database.transaction(async (session) => {
      const businesses = await this.businesses.find(session, sweep, SWEPT_AT_ONCE);
      if (businesses.length > 0) await this.rewrite(session, sweep, businesses);
      else await this.sweeps.finish(session, sweep);
      return businesses.length === 0;
    });
  }

  private async rewrite(session: ClientSession, sweep: Sweep, before: readonly Business[]): Promise<void> {
    const now = this.clock.now();
    const after = before.map((business) => unlink(business, sweep, now));
    const names = await this.categories.findNames(session, [
      ...new Set(after.flatMap(({ categoryIds }) => categoryIds)),
    ]);
    await this.businesses.save(session, after, ({ categoryIds }) => categoryIds.flatMap((id) => names.get(id) ?? []));
    await this.outbox.appendMany(
      session,
      after.map((business) => ({
        definition: BusinessChanged,
        aggregateId: business.id,
        version: business.version,
        data: snapshotOf(business),
        lane: 'bulk',
      })),
    );
  }
}
