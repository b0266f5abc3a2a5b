import { Injectable } from '@nestjs/common';
import type { Erasable, EraseSome } from '@tedarik/service-kit';
import type { ClientSession } from 'mongoose';
import { eraseBusiness } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { toDocument } from '../business/business.schema.js';
import { eraseProduct } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';
import { ErasableRepository } from './erasable.repository.js';

const AT_ONCE = 200;

/** What is left of each is its tombstone: id, address and version. */
@Injectable()
export class ErasableRecords implements Erasable {
  // Businesses first: nobody can bring back one whose products are erased already.
  readonly kinds: readonly EraseSome[] = [
    (session, deletedBefore) => this.businesses(session, deletedBefore),
    (session, deletedBefore) => this.products(session, deletedBefore),
  ];

  constructor(
    private readonly erasable: ErasableRepository,
    private readonly businessRepository: BusinessRepository,
    private readonly productRepository: ProductRepository,
  ) {}

  private async businesses(session: ClientSession, deletedBefore: Date): Promise<number> {
    const found = await this.erasable.findBusinesses(session, deletedBefore, AT_ONCE);
    await this.businessRepository.saveMany(
      session,
      found.map((business) => toDocument(eraseBusiness(business), [])),
    );
    return found.length;
  }

  private async products(session: ClientSession, deletedBefore: Date): Promise<number> {
    const found = await this.erasable.findProducts(session, deletedBefore, AT_ONCE);
    await this.productRepository.save(session, found.map(eraseProduct));
    return found.length;
  }
}
