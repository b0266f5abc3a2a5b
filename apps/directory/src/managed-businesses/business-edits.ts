import { NEXT_STATUSES, type RequestOf, type UpdateBusiness } from '@tedarik/commands';
import { BusinessChanged, type BusinessStatus } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { type AuditEntry, Outbox } from '@tedarik/outbox';
import { Clock } from '@tedarik/service-kit';
import { nameKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { editBusiness, isPublic, renameBusiness, snapshotOf, type Business } from '../business/business.js';
import { businessNotFound } from '../business/business.errors.js';
import { auditedBusiness } from '../business/audited-business.js';
import { BusinessReferences } from '../business-references.js';
import { BusinessRepository } from '../business/business.repository.js';
import { type FieldChanges, revertChanges } from '../business/field-changes.js';
import { tidyFields } from '../tidy-fields.js';
import { Assortment } from '../offers/assortment.js';
import { typedBusinessSlug } from '../slug/slug.js';
import { slugTaken } from '../slug/slug.errors.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

type Request = RequestOf<typeof UpdateBusiness>;
/** Writes an entry to the audit log in the name of the caller. */
type Recording = (entry: AuditEntry) => Promise<void>;

/** Saves the change of a business by an editor, an owner or an accepted suggestion, within the caller's transaction. */
@Injectable()
export class BusinessEdits {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly assortment: Assortment,
    private readonly references: BusinessReferences,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async save(
    session: ClientSession,
    { id, revision, changes, fromForm = false }: Request,
    record: Recording,
  ): Promise<{ before: Business; business: Business }> {
    const before = await this.businesses.getForUpdate(session, id);
    if (before.deletedAt) throw businessNotFound(id);
    const { slug = before.slug, ...given } = changes;
    const fields = tidyFields(given);
    const isNamesake = await this.isNamesake(session, id, fields.name);
    const kept = await this.references.withoutDead(session, before);
    const business = editBusiness(kept, { revision, changes: fields, slug, isNamesake, fromForm }, this.clock.now());

    await this.moveSlug(session, before, business);
    const categoryNames = await this.references.check(session, business, fields.products ?? []);
    await this.businesses.save(session, business, categoryNames);
    const { version } = business;
    await this.outbox.append(session, BusinessChanged, { aggregateId: id, version, data: snapshotOf(business) });
    if (fields.products) await this.assortment.replace(session, business, fields.products);
    if (isPublic(before) !== isPublic(business)) await this.assortment.follow(session, business);
    await record({ action: 'changed', record: auditedBusiness(business), before, after: business });
    return { before, business };
  }

  /**
   * Undoes a change of a business, except for fields that were edited since. Returns whether everything was undone. `status` is the status
   * before the change, if the change included it.
   */
  async putBack(
    session: ClientSession,
    before: Business,
    { changes, status = null }: { changes: FieldChanges; status?: BusinessStatus | null },
    action: string,
    record: Recording,
  ): Promise<boolean> {
    const { restored, isWhole } = revertChanges(before, changes, this.clock.now());
    const isNamesake = await this.businesses.isNameTaken(session, restored.nameKey, before.id);
    const named = restored.name === before.name ? restored : renameBusiness(restored, restored.name, isNamesake);
    const isBack = status !== null && NEXT_STATUSES[before.status].includes(status);
    const kept = await this.references.keepKnown(session, isBack ? { ...named, status } : named);
    await this.businesses.save(session, kept, await this.references.categoryNames(session, kept));
    const { id: aggregateId, version } = kept;
    await this.outbox.append(session, BusinessChanged, { aggregateId, version, data: snapshotOf(kept) });
    if (isPublic(before) !== isPublic(kept)) await this.assortment.follow(session, kept);
    await record({ action, record: auditedBusiness(kept), before, after: kept });
    return isWhole && (status === null || isBack);
  }

  private async isNamesake(session: ClientSession, id: string, newName: string | undefined): Promise<boolean> {
    return newName !== undefined && (await this.businesses.isNameTaken(session, nameKey(newName), id));
  }

  private async moveSlug(session: ClientSession, before: Business, after: Business): Promise<void> {
    if (after.slug === before.slug) return;
    typedBusinessSlug(after.slug);
    if (await this.slugs.isTaken(session, 'business', after.slug)) throw slugTaken(after.slug);
    const { id, updatedAt: at } = after;
    await this.slugs.remember(session, { kind: 'business', slug: before.slug, id, at });
  }
}
