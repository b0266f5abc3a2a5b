import type { ProductInput } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CategoryRepository } from '../category/category.repository.js';
import type { Business } from './business.js';
import { DistrictRepository } from '../district/district.repository.js';
import { unknownCategory, unknownCertificate, unknownDistrict } from './business.errors.js';
import { Certificates } from '../records/certificates.js';
import { Holds } from '../sweep/holds.js';
import { chosenDistricts } from './location.js';

/** What a business points at: its categories, those of its products, kinds of certificates, districts chosen by hand. */
@Injectable()
export class BusinessReferences {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly certificates: Certificates,
    private readonly districts: DistrictRepository,
    private readonly holds: Holds,
  ) {}

  /** The business without those of its categories that are gone: its form does not show them, so no save may fail for them. */
  async withoutDead(session: ClientSession, business: Business): Promise<Business> {
    const there = await this.categories.findNames(session, business.categoryIds);
    return { ...business, categoryIds: business.categoryIds.filter((id) => there.has(id)) };
  }

  /** Names of the business's categories. Throws category-, certificate- or district-unknown for an id of nothing. */
  async check(
    session: ClientSession,
    business: Business,
    products: readonly Pick<ProductInput, 'categoryId'>[],
  ): Promise<string[]> {
    const ofProducts = products.map(({ categoryId }) => categoryId);
    const names = await this.categories.findNames(session, [...new Set([...business.categoryIds, ...ofProducts])]);
    for (const id of [...business.categoryIds, ...ofProducts]) if (!names.has(id)) throw unknownCategory(id);

    const linked = business.certificates.map(({ certificateId }) => certificateId);
    const known = new Set((await this.certificates.store.findByIds(linked, session)).map(({ id }) => id));
    for (const id of linked) if (!known.has(id)) throw unknownCertificate(id);

    const chosen = chosenDistricts(business.locations);
    const there = await this.districts.findLiveIds(session, chosen);
    for (const id of chosen) if (!there.has(id)) throw unknownDistrict(id);
    await this.holds.hold(session, [...names.keys(), ...known, ...there]);
    return this.namesOf(business, names);
  }

  /** Throws category-unknown for an id of nothing. */
  async checkCategories(session: ClientSession, ids: readonly string[]): Promise<void> {
    const names = await this.categories.findNames(session, ids);
    for (const id of ids) if (!names.has(id)) throw unknownCategory(id);
    await this.holds.hold(session, ids);
  }

  /** The business without the categories and certificates that have been deleted meanwhile. */
  async keepKnown(session: ClientSession, business: Business): Promise<Business> {
    const categories = await this.categories.findNames(session, business.categoryIds);
    const linked = business.certificates.map(({ certificateId }) => certificateId);
    const kinds = new Set((await this.certificates.store.findByIds(linked, session)).map(({ id }) => id));
    await this.holds.hold(session, [...categories.keys(), ...kinds]);
    return {
      ...business,
      categoryIds: business.categoryIds.filter((id) => categories.has(id)),
      certificates: business.certificates.filter(({ certificateId }) => kinds.has(certificateId)),
    };
  }

  /** Names of the business's categories, as far as they are still there. */
  async categoryNames(session: ClientSession, business: Business): Promise<string[]> {
    return this.namesOf(business, await this.categories.findNames(session, business.categoryIds));
  }

  private namesOf({ categoryIds }: Business, names: ReadonlyMap<string, string>): string[] {
    return categoryIds.flatMap((id) => names.get(id) ?? []);
  }
}
