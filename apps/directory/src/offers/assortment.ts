import type { ProductInput } from '@tedarik/commands';
import { type Lane, ProductChanged, ProductDeleted } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox, type OutboxEntry } from '@tedarik/outbox';
import type { ClientSession } from 'mongoose';
import type { Business } from '../business/business.js';
import { unknownBusiness } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { CurrentOffers } from './current-offers.js';
import {
  deleteProduct,
  nextVersion,
  offeredBy,
  type Product,
  productSnapshot,
  productTombstone,
  toProducts,
} from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';
import { checkProductLimits } from '../product/product-limits.js';

/**
 * The products of businesses. Stores and publishes changes in the transaction of the caller; for products of a business form, the business
 * must be saved first.
 */
@Injectable()
export class Assortment {
  constructor(
    private readonly products: ProductRepository,
    private readonly businesses: BusinessRepository,
    private readonly offers: CurrentOffers,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Replaces the business's own list of products. Throws business-unknown when another offering business does not exist, and the errors of
   * checkProductLimits.
   */
  async replace(session: ClientSession, business: Business, inputs: readonly ProductInput[]): Promise<void> {
    const now = business.updatedAt;
    const size = await this.products.sizeOf(business.id, session);
    const before = await this.products.listOwn(business.id, session);
    const kept = toProducts(inputs, business.id, before, now);
    const ids = new Set(kept.map(({ id }) => id));
    const gone = before.filter(({ id }) => !ids.has(id)).map((product) => deleteProduct(product, now));
    const changed = await this.save(session, before, [...kept, ...gone], now);
    checkProductLimits(size, await this.products.sizeOf(business.id, session), 'products.0.description');
    const alsoOffered = [...changed, ...before.filter(({ id }) => changed.some((product) => product.id === id))];
    await this.offers.tell(session, { businessIds: alsoOffered.flatMap(({ alsoOfferedBy }) => alsoOfferedBy), now });
    await this.offers.tellWhenOther(session, business);
  }

  /**
   * Stores a product that was created or edited on the product screen; `before` is undefined for a new one. Publishes every business that
   * offers it or did so before. Open forms of its main business become stale, because they list the product.
   */
  async change(session: ClientSession, before: Product | undefined, after: Product, now: Date): Promise<Product> {
    const size = await this.products.sizeOf(after.businessId, session);
    const [stored] = await this.save(session, before ? [before] : [], [after], now);
    if (!stored) return after;
    checkProductLimits(size, await this.products.sizeOf(after.businessId, session), 'description');
    const versions = before ? [before, stored] : [stored];
    const owners = versions.map(({ businessId }) => businessId);
    await this.offers.tell(session, { businessIds: versions.flatMap(offeredBy), owners, now });
    return stored;
  }

  /** Updates the offered products after the business became public or was hidden, because they may have become public or hidden too. */
  async follow(session: ClientSession, business: Business, lane: Lane = 'live'): Promise<void> {
    const offered = await this.products.listOffered(business.id, session);
    await this.save(session, offered, offered, business.updatedAt, lane);
  }

  /** Stores, publishes and returns the products that differ from before, or that other businesses show than before. */
  async save(
    session: ClientSession,
    before: readonly Product[],
    after: readonly Product[],
    now: Date,
    lane: Lane = 'live',
  ): Promise<Product[]> {
    const earlier = new Map(before.map((product) => [product.id, product]));
    const shown = await this.shown(session, after);
    const changed = shown.flatMap((product) => nextVersion(product, earlier.get(product.id), now) ?? []);
    await this.products.save(session, changed);
    await this.outbox.appendMany(
      session,
      changed.map((product) => ({ ...announcementOf(product), lane })),
    );
    return changed;
  }

  /** Returns the products with `shownBy` set to those of their businesses that are public. */
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
