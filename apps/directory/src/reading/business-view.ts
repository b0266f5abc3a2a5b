import type { BusinessView, ListProductsOfBusiness, ReplyOf, RequestOf } from '@tedarik/commands';
import { PRODUCT_FIELD_NAMES, textsOf } from '@tedarik/fields';
import { Injectable } from '@nestjs/common';
import { asManyAsFit } from '@tedarik/messaging';
import { snapshotOf, type Business } from '../business/business.js';
import { businessNotFound } from '../business/business.errors.js';
import { BusinessRepository } from '../business/business.repository.js';
import { badgeOf } from '../ownership/page-owner.js';
import { PageOwners } from '../ownership/page-owners.js';
import { shownPhoto } from '../photos/photo.js';
import { PhotosRepository } from '../photos/photos.repository.js';
import type { Product } from '../product/product.js';
import { ProductRepository } from '../product/product.repository.js';
import { Certificates } from '../records/certificates.js';
import { ServiceAttributes } from '../records/service-attributes.js';

type ProductsRequested = RequestOf<typeof ListProductsOfBusiness>;

/** Builds the view of a business page, with five queries in addition to the business itself. */
@Injectable()
export class BusinessViews {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly products: ProductRepository,
    private readonly certificates: Certificates,
    private readonly serviceAttributes: ServiceAttributes,
    private readonly owners: PageOwners,
    private readonly photos: PhotosRepository,
  ) {}

  /** With all products that it offers, including those in the lists of others. */
  ofPage(business: Business): Promise<BusinessView> {
    return this.of(business, this.products.listOffered(business.id));
  }

  /** With its own list of products only, which is what the form saves. */
  ofForm(business: Business): Promise<BusinessView> {
    return this.of(business, this.products.listOwn(business.id));
  }

  /** The business as stored now, which a save returns. Throws business-not-found when it was deleted meanwhile. */
  async getForForm(id: string): Promise<BusinessView> {
    const business = await this.businesses.findLive(id);
    if (!business) throw businessNotFound(id);
    return this.ofForm(business);
  }

  /** The products that did not fit into a view. */
  async listProducts({ businessId, list, from }: ProductsRequested): Promise<ReplyOf<typeof ListProductsOfBusiness>> {
    const products = await (list === 'own' ? this.products.listOwn(businessId) : this.products.listOffered(businessId));
    return productsFrom(products, from);
  }

  private async of(business: Business, listed: Promise<Product[]>): Promise<BusinessView> {
    const [products, certificates, attributes, owners, photos] = await Promise.all([
      listed,
      this.certificatesOf(business),
      this.serviceAttributes.findInOrder(business.serviceAttributeIds),
      this.owners.of(business.id),
      this.photos.of(business.id),
    ]);
    const serviceAttributes = attributes.map(({ id, name }) => ({ id, name }));
    const { version, revision, photosCount, openingHours } = business;
    const view = {
      ...snapshotOf(business),
      version,
      revision,
      photosCount,
      openingHours,
      certificates,
      serviceAttributes,
      ownership: badgeOf(owners),
      photos: photos.map(shownPhoto),
    };
    return { ...view, ...productsFrom(products, 0, Buffer.byteLength(JSON.stringify(view))) };
  }

  private async certificatesOf({ certificates: links }: Business): Promise<BusinessView['certificates']> {
    const kinds = await this.certificates.store.findByIds(links.map(({ certificateId }) => certificateId));
    const byId = new Map(kinds.map((kind) => [kind.id, kind]));
    return links.flatMap(({ certificateId, issuedDate, expiryDate }) => {
      const kind = byId.get(certificateId);
      return kind ? [{ id: kind.id, name: kind.name, description: kind.description, issuedDate, expiryDate }] : [];
    });
  }
}

/** As many products as fit into a message besides `bytes` other bytes, and the index of the next one. */
function productsFrom(products: readonly Product[], from: number, bytes = 0): ReplyOf<typeof ListProductsOfBusiness> {
  const rest = products.slice(from).map((product) => {
    const { id, name, description, categoryId, price, imageUrl } = product;
    return { id, name, description, categoryId, price, imageUrl, ...textsOf(PRODUCT_FIELD_NAMES, product) };
  });
  const fitting = asManyAsFit(rest, bytes);
  return { products: fitting, ...(fitting.length < rest.length && { moreProducts: from + fitting.length }) };
}
