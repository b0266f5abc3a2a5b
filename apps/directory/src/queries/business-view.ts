import type { BusinessView } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { snapshotOf, type Business } from '../business/business.js';
import { CertificateRepository } from '../certificate/certificate.repository.js';
import { ProductRepository } from '../product/product.repository.js';

/** Puts together what a business page shows: two queries beside the business itself. */
@Injectable()
export class BusinessViews {
  constructor(
    private readonly products: ProductRepository,
    private readonly certificates: CertificateRepository,
  ) {}

  async of(business: Business): Promise<BusinessView> {
    const [products, certificates] = await Promise.all([
      this.products.listOfBusiness(business.id),
      this.certificatesOf(business),
    ]);
    const { version, revision, photosCount, openingHours } = business;
    return {
      ...snapshotOf(business),
      version,
      revision,
      photosCount,
      openingHours,
      products: products.map(({ id, name, description, categoryId, price, imageUrl }) => ({
        id,
        name,
        description,
        categoryId,
        price,
        imageUrl,
      })),
      certificates,
    };
  }

  private async certificatesOf({ certificates: links }: Business): Promise<BusinessView['certificates']> {
    const kinds = await this.certificates.findByIds(links.map(({ certificateId }) => certificateId));
    const byId = new Map(kinds.map((kind) => [kind.id, kind]));
    return links.flatMap(({ certificateId, issuedDate, expiryDate }) => {
      const kind = byId.get(certificateId);
      return kind ? [{ id: kind.id, name: kind.name, description: kind.description, issuedDate, expiryDate }] : [];
    });
  }
}
