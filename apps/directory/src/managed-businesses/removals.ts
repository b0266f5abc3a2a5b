import type { GetDeletionEffects, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Database, documentsOf } from '@tedarik/service-kit';
import { fold } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { Assortment } from '../offers/assortment.js';
import { CurrentOffers } from '../offers/current-offers.js';
import { deleteProduct, offeredBy, type Product } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';
import type { Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';

/** What the deletion of a business did to products; needed to undo it. */
interface Removal {
  /** Id of the deleted business. */
  _id: string;
  at: Date;
  /** Products of its own list that were deleted with it. */
  deleted: string[];
  /** Products of its own list that another business took over, with their former positions. */
  handedOn: { id: string; position: number }[];
  /** Products of other businesses that it offered too. */
  alsoOffered: string[];
  /** For a merged business: the one into which it was merged, and the products that that one offers only because of the merge. */
  heir?: { id: string; newlyOffered: string[] };
}

/** Products before and after a change. */
interface Move {
  before: Product[];
  after: Product[];
}

/**
 * Moves products when their business is deleted, and back when the deletion is undone (ADM-BIZ-29). Products that other businesses offer
 * too go to the list of the oldest of these; all others are deleted. After a merge, the heir gets all products except those for which it
 * offers one with the same name. Runs in the transaction of the business, which must already be saved.
 */
@Injectable()
export class Removals {
  private readonly stored = documentsOf<Removal>('removals')(this.database.connection);

  constructor(
    private readonly database: Database,
    private readonly businesses: BusinessRepository,
    private readonly products: ProductRepository,
    private readonly assortment: Assortment,
    private readonly offers: CurrentOffers,
  ) {}

  /** Returns how many products would be deleted with the businesses, and how many would stay with others that offer them too. */
  async foresee({ ids }: RequestOf<typeof GetDeletionEffects>): Promise<ReplyOf<typeof GetDeletionEffects>> {
    const going = new Set(ids);
    const products = await this.products.listOfMany(ids);
    const others = products.flatMap(({ alsoOfferedBy }) => alsoOfferedBy).filter((id) => !going.has(id));
    const staying = new Set(await this.businesses.listOldest([...new Set(others)]));
    const keptProducts = products.filter(({ alsoOfferedBy }) => alsoOfferedBy.some((id) => staying.has(id))).length;
    return { deletedProducts: products.length - keptProducts, keptProducts };
  }

  async remove(session: ClientSession, { id, updatedAt: at }: Business, heirId?: string): Promise<void> {
    const before = await this.products.listOffered(id, session);
    const newlyOffered = heirId ? await this.inherited(session, before, heirId) : new Set<string>();
    const oldest = await this.businesses.listOldest(
      before.flatMap(({ alsoOfferedBy }) => alsoOfferedBy),
      session,
    );
    const after = before
      .map((product) => (heirId && newlyOffered.has(product.id) ? alsoOfferedBy(product, heirId) : product))
      .map((product) => withoutBusiness(product, id, heirId ? [heirId, ...oldest] : oldest, at));
    const removal: Removal = { _id: id, at, deleted: [], handedOn: [], alsoOffered: [] };
    if (heirId) removal.heir = { id: heirId, newlyOffered: [...newlyOffered] };
    after.forEach((product, index) => {
      const { position = 0, businessId } = before[index] ?? product;
      if (businessId !== id) removal.alsoOffered.push(product.id);
      else if (product.deletedAt) removal.deleted.push(product.id);
      else removal.handedOn.push({ id: product.id, position });
    });
    await this.stored.collection.replaceOne({ _id: id }, removal, { session, upsert: true });
    await this.assortment.save(session, before, await this.atTheEnd(session, before, after), at);
    await this.tell(session, [...handedTo(before, after, id), ...(heirId ? [heirId] : [])], at);
  }

  /** Ids of the products whose names the heir does not offer yet. */
  private async inherited(session: ClientSession, products: readonly Product[], heirId: string): Promise<Set<string>> {
    const offered = await this.products.listOffered(heirId, session);
    const names = new Set(offered.map(({ name }) => fold(name)));
    return new Set(products.filter(({ name }) => !names.has(fold(name))).map(({ id }) => id));
  }

  /** Returns the products that a restored business gets back. Must be called before the business is saved. */
  async planReturn(session: ClientSession, id: string): Promise<Move & { productNames: string[] }> {
    const removal = await this.stored.model.findById(id).session(session).lean<Removal>();
    if (!removal) {
      const before = await this.products.listOffered(id, session);
      return { before, after: before, productNames: namesIn(before, id) };
    }
    const { deleted, handedOn, alsoOffered, heir } = removal;
    const positions = new Map(handedOn.map((product) => [product.id, product.position]));
    const ids = [...deleted, ...positions.keys(), ...alsoOffered];
    const before = await this.products.findByIds(ids, session);
    const after = before.map((product) => {
      if (deleted.includes(product.id)) return product.businessId === id ? { ...product, deletedAt: null } : product;
      if (product.deletedAt) return product;
      const position = positions.get(product.id);
      const back = position === undefined ? alsoOfferedBy(product, id) : takenBack(product, id, position);
      return heir?.newlyOffered.includes(product.id) ? withoutOffer(back, heir.id) : back;
    });
    return { before, after, productNames: namesIn(after, id) };
  }

  async bringBack(session: ClientSession, business: Business, { before, after }: Move): Promise<void> {
    const { id, updatedAt } = business;
    await this.assortment.save(session, before, after, updatedAt);
    const lost = before.flatMap((product, index) =>
      offeredBy(product).filter((other) => !offeredBy(after[index] ?? product).includes(other)),
    );
    await this.tell(session, [...handedTo(after, before, id), ...lost], updatedAt);
    await this.stored.collection.deleteOne({ _id: id }, { session });
  }

  /** Returns the products; those that moved to another list get a position at its end. */
  private async atTheEnd(session: ClientSession, before: readonly Product[], after: readonly Product[]) {
    const ends = new Map<string, number>();
    const placed: Product[] = [];
    for (const [index, product] of after.entries()) {
      const { businessId } = product;
      if (businessId === before[index]?.businessId) {
        placed.push(product);
        continue;
      }
      const position = ends.get(businessId) ?? (await this.products.endOf(session, businessId));
      ends.set(businessId, position + 1);
      placed.push({ ...product, position });
    }
    return placed;
  }

  /** Publishes the businesses whose lists gained or lost products, and makes open forms of them stale. */
  private tell(session: ClientSession, businessIds: readonly string[], now: Date): Promise<void> {
    return this.offers.tell(session, { businessIds, owners: businessIds, now });
  }
}

/** Returns the product after the business is gone. `oldest`: the live businesses that can take it over, the oldest first. */
function withoutBusiness(product: Product, id: string, oldest: readonly string[], now: Date): Product {
  if (product.businessId !== id) return withoutOffer(product, id);
  const successor = oldest.find((other) => product.alsoOfferedBy.includes(other));
  if (!successor) return deleteProduct(product, now);
  const others = product.alsoOfferedBy.filter((other) => other !== successor);
  return { ...product, businessId: successor, alsoOfferedBy: others, revision: product.revision + 1 };
}

const alsoOfferedBy = (product: Product, id: string): Product => ({
  ...product,
  alsoOfferedBy: [...product.alsoOfferedBy.filter((other) => other !== id), id],
});

const withoutOffer = (product: Product, id: string): Product => ({
  ...product,
  alsoOfferedBy: product.alsoOfferedBy.filter((other) => other !== id),
});

const takenBack = (product: Product, id: string, position: number): Product => ({
  ...product,
  businessId: id,
  alsoOfferedBy: [product.businessId, ...product.alsoOfferedBy.filter((other) => other !== id)],
  position,
  revision: product.revision + 1,
});

/** Ids of the businesses that now have products which were in the list of `id` before. */
const handedTo = (before: readonly Product[], after: readonly Product[], id: string): string[] =>
  after.flatMap(({ businessId }, index) => (before[index]?.businessId === id && businessId !== id ? [businessId] : []));

/** Names of the products that the business offers, its own list first. */
function namesIn(products: readonly Product[], id: string): string[] {
  const live = products.filter(({ deletedAt }) => deletedAt === null);
  const own = live
    .filter(({ businessId }) => businessId === id)
    .toSorted((one, other) => one.position - other.position);
  return [...own, ...live.filter(({ alsoOfferedBy }) => alsoOfferedBy.includes(id))].map(({ name }) => name);
}
