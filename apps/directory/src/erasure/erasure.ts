import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Clock, Database, LeasedWork, Leases, repeatedly } from '@tedarik/service-kit';
import { eraseBusiness } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { toDocument } from '../business/business.schema.js';
import { eraseProduct } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';
import { ErasableRepository } from './erasable.repository.js';

/** For as long a deletion can be undone. */
const KEPT_MS = 30 * 24 * 3_600_000;
const LOOK_EVERY_MS = 3_600_000;
const LEASE_MS = 60_000;
const AT_ONCE = 200;

/** Erases what was deleted thirty days ago; what is left is the tombstone: id, address and version. */
@Injectable()
export class Erasure implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly work: LeasedWork;

  constructor(
    private readonly database: Database,
    private readonly erasable: ErasableRepository,
    private readonly businesses: BusinessRepository,
    private readonly products: ProductRepository,
    private readonly clock: Clock,
    leases: Leases,
  ) {
    this.work = new LeasedWork(leases, {
      name: 'erasure',
      ttlMs: LEASE_MS,
      lookEveryMs: LEASE_MS,
      work: repeatedly(LOOK_EVERY_MS, (signal) => this.eraseDue(signal)),
    });
  }

  onApplicationBootstrap(): void {
    this.work.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.work.stop();
  }

  /** Erases what is due now, some hundred at a time; what is restored meanwhile stays. */
  async eraseDue(signal?: AbortSignal): Promise<void> {
    const deletedBefore = new Date(this.clock.now().getTime() - KEPT_MS);
    // Businesses first: nobody can bring back one whose products are erased already.
    while (!signal?.aborted && (await this.eraseBusinesses(deletedBefore)));
    while (!signal?.aborted && (await this.eraseProducts(deletedBefore)));
  }

  /** False when there are none left. */
  private eraseBusinesses(deletedBefore: Date): Promise<boolean> {
    return this.database.transaction(async (session) => {
      const found = await this.erasable.findBusinesses(session, deletedBefore, AT_ONCE);
      await this.businesses.saveMany(
        session,
        found.map((business) => toDocument(eraseBusiness(business), [])),
      );
      return found.length > 0;
    });
  }

  private eraseProducts(deletedBefore: Date): Promise<boolean> {
    return this.database.transaction(async (session) => {
      const found = await this.erasable.findProducts(session, deletedBefore, AT_ONCE);
      await this.products.save(session, found.map(eraseProduct));
      return found.length > 0;
    });
  }
}
