import type { ProductInput } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CategoryRepository } from './category/category.repository.js';
import type { Business } from './business/business.js';
import {
  unknownCategory,
  unknownCertificate,
  unknownDistrict,
  unknownServiceAttribute,
} from './business/business.errors.js';
import { Certificates } from './records/certificates.js';
import { Districts } from './records/districts.js';
import { ServiceAttributes } from './records/service-attributes.js';
import { ReferenceLocks } from './reference-locks.js';
import { chosenDistricts } from './business/location.js';
import { LINKED_KINDS, type LinkedKind, RECORD_LINKS } from './business/record-links.js';

/**
 * The records that a business refers to: its categories, the categories of its products, certificates, service attributes, and districts
 * chosen by hand.
 */
@Injectable()
export class BusinessReferences {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly certificates: Certificates,
    private readonly serviceAttributes: ServiceAttributes,
    private readonly districts: Districts,
    private readonly locks: ReferenceLocks,
  ) {}

  /**
   * Returns the business without categories, certificates and service attributes that were deleted. The form does not show these, so a save
   * must not fail because of them.
   */
  async withoutDead(session: ClientSession, business: Business): Promise<Business> {
    const categories = await this.categories.findNames(session, business.categoryIds);
    const { certificates, serviceAttributes } = await this.linkedBy(session, business);
    return {
      ...business,
      categoryIds: business.categoryIds.filter((id) => categories.has(id)),
      certificates: business.certificates.filter(({ certificateId }) => certificates.has(certificateId)),
      serviceAttributeIds: business.serviceAttributeIds.filter((id) => serviceAttributes.has(id)),
    };
  }

  /**
   * Returns the names of the business's categories. Throws category-unknown, certificate-unknown, service-attribute-unknown or
   * district-unknown for an id that does not exist. Locks all these records until the transaction ends.
   */
  async check(
    session: ClientSession,
    business: Business,
    products: readonly Pick<ProductInput, 'categoryId'>[],
  ): Promise<string[]> {
    const ofProducts = products.map(({ categoryId }) => categoryId);
    const names = await this.categories.findNames(session, [...new Set([...business.categoryIds, ...ofProducts])]);
    for (const id of [...business.categoryIds, ...ofProducts]) if (!names.has(id)) throw unknownCategory(id);

    const { certificates, serviceAttributes } = await this.linkedBy(session, business);
    for (const { certificateId: id } of business.certificates) if (!certificates.has(id)) throw unknownCertificate(id);
    for (const id of business.serviceAttributeIds) if (!serviceAttributes.has(id)) throw unknownServiceAttribute(id);

    const chosen = chosenDistricts(business.locations);
    const there = await liveIds(session, this.districts, chosen);
    for (const id of chosen) if (!there.has(id)) throw unknownDistrict(id);
    await this.locks.lockShared(session, [...names.keys(), ...certificates, ...serviceAttributes, ...there]);
    return this.namesOf(business, names);
  }

  /** For a business that is restored: drops records that were deleted meanwhile from it. */
  async keepKnown(session: ClientSession, business: Business): Promise<Business> {
    const kept = await this.withoutDead(session, business);
    const linked = LINKED_KINDS.flatMap((kind) => RECORD_LINKS[kind].idsIn(kept));
    await this.locks.lockShared(session, [...kept.categoryIds, ...linked]);
    return kept;
  }

  /** Names of those of the business's categories that still exist. */
  async categoryNames(session: ClientSession, business: Business): Promise<string[]> {
    return this.namesOf(business, await this.categories.findNames(session, business.categoryIds));
  }

  /** Those of the linked certificates and service attributes that still exist. */
  private async linkedBy(session: ClientSession, business: Business) {
    const idsOf = (kind: LinkedKind) => RECORD_LINKS[kind].idsIn(business);
    return {
      certificates: await liveIds(session, this.certificates, idsOf('certificate')),
      serviceAttributes: await liveIds(session, this.serviceAttributes, idsOf('service-attribute')),
    };
  }

  private namesOf({ categoryIds }: Business, names: ReadonlyMap<string, string>): string[] {
    return categoryIds.flatMap((id) => names.get(id) ?? []);
  }
}

/** Returns those of the ids that belong to live records. */
const liveIds = async (
  session: ClientSession,
  { store }: Certificates | Districts | ServiceAttributes,
  ids: readonly string[],
): Promise<Set<string>> => new Set((await store.findByIds(ids, session)).map(({ id }) => id));
