import type { ProductInput } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CategoryRepository } from '../category/category.repository.js';
import { CertificateRepository } from '../certificate/certificate.repository.js';
import type { Business } from './business.js';
import { unknownCategory, unknownCertificate } from './business.errors.js';

/** What a business points at: its categories, those of its products, and kinds of certificates. */
@Injectable()
export class BusinessReferences {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly certificates: CertificateRepository,
  ) {}

  /** Names of the business's categories. Throws category-unknown or certificate-unknown for an id of nothing. */
  async check(
    session: ClientSession,
    business: Business,
    products: readonly Pick<ProductInput, 'categoryId'>[],
  ): Promise<string[]> {
    const ofProducts = products.map(({ categoryId }) => categoryId);
    const names = await this.categories.findNames(session, [...new Set([...business.categoryIds, ...ofProducts])]);
    for (const id of [...business.categoryIds, ...ofProducts]) if (!names.has(id)) throw unknownCategory(id);

    const linked = business.certificates.map(({ certificateId }) => certificateId);
    const known = new Set((await this.certificates.findByIds(linked, session)).map(({ id }) => id));
    for (const id of linked) if (!known.has(id)) throw unknownCertificate(id);
    return this.namesOf(business, names);
  }

  /** Names of the business's categories, as far as they are still there. */
  async categoryNames(session: ClientSession, business: Business): Promise<string[]> {
    return this.namesOf(business, await this.categories.findNames(session, business.categoryIds));
  }

  private namesOf({ categoryIds }: Business, names: ReadonlyMap<string, string>): string[] {
    return categoryIds.flatMap((id) => names.get(id) ?? []);
  }
}
