import type { ProductInput } from '@tedarik/commands';
import { ProductChanged, ProductDeleted } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox, type OutboxEntry } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import type { Business } from '../business/business.js';
import { unknownBusiness } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { nextVersion, offeredBy, type Product, productSnapshot, productTombstone, toProducts } from './product.js';
import { ProductRepository } from './product.repository.js';

/** What a business sells, kept and announced in the transaction of the business; call it once that is saved. */
@Injectable()
export class Assortment {
  constructor(
    private readonly products: ProductRepository,
    private readonly businesses: BusinessRepository,
    private readonly outbox: Outbox,
  ) {}

  /** These are all products of the business's own list from now on. Throws business-unknown for another offering one. */
  async replace(session: ClientSession, business: Business, inputs: readonly ProductInput[]): Promise<void> {
    const now = business.updatedAt;
    const before = await this.products.listOwn(business.id, session);
    const kept = toProducts(inputs, business.id, before, now);
    const ids = new Set(kept.map(({ id }) => id));
    const gone = before.filter(({ id }) => !ids.has(id)).map((product) => ({ ...product, deletedAt: now }));
    await this.write(session, before, [...kept, ...gone], now);
  }

  /** The business became public or ceased to be, and with it perhaps what it offers. */
  async follow(session: ClientSession, business: Business): Promise<void> {
    const offered = await this.products.listOffered(business.id, session);
    await this.write(session, offered, offered, business.updatedAt);
  }

  private async write(session: ClientSession, before: readonly Product[], after: readonly Product[], now: Date) {
    const earlier = new Map(before.map((product) => [product.id, product]));
    const shown = await this.shown(session, after);
    const changed = shown.flatMap((product) => nextVersion(product, earlier.get(product.id), now) ?? []);
    await this.products.save(session, changed);
    await this.outbox.appendMany(session, changed.map(announcementOf));
  }

  /** The products with those of their businesses that are public. */
  private async shown(session: ClientSession, products: readonly Product[]): Promise<Product[]> {
    const ids = [...new Set(products.flatMap(offeredBy))];
    const isPublic = await this.businesses.findPublicity(session, ids);
    for (const id of ids) if (!isPublic.has(id)) throw unknownBusiness(id);
    return products.map((product) => ({
      ...product,
      shownBy: product.deletedAt ? [] : offeredBy(product).filter((id) => isPublic.get(id)),
    }));
  }
}

function announcementOf(product: Product): OutboxEntry {
  const { id: aggregateId, version } = product;
  return product.deletedAt
    ? { definition: ProductDeleted, aggregateId, version, data: productTombstone(product) }
    : { definition: ProductChanged, aggregateId, version, data: productSnapshot(product) };
}
