import { Injectable } from '@nestjs/common';
import { Database } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { ReturnLinks } from './return-links.js';
import { SweepBusinesses } from './sweep-businesses.js';
import { SweepProducts } from './sweep-products.js';
import { SweepRepository } from './sweep.repository.js';
import type { Sweep } from './sweep.js';

/** One transaction of a sweep: changes some records and publishes them on the bulk lane, or marks the sweep as finished. */
@Injectable()
export class SweepStep {
  constructor(
    private readonly database: Database,
    private readonly sweeps: SweepRepository,
    private readonly businesses: SweepBusinesses,
    private readonly products: SweepProducts,
    private readonly returning: ReturnLinks,
  ) {}

  /** Returns true once nothing is left to do. Idempotent: records that were changed are not found again. */
  execute({ id }: Sweep): Promise<boolean> {
    return this.database.transaction(async (session) => {
      const sweep = await this.sweeps.find(session, id);
      if (!sweep) return true;
      if (await this.rewriteSome(session, sweep)) return false;
      await this.sweeps.finish(session, sweep);
      return true;
    });
  }

  private async rewriteSome(session: ClientSession, sweep: Sweep): Promise<boolean> {
    if (sweep.isReturn) return this.returning.some(session, sweep);
    return (await this.businesses.some(session, sweep)) || (await this.products.some(session, sweep));
  }
}
