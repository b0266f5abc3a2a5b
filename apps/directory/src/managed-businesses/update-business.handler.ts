import { UpdateBusiness, type RequestContext, type BusinessView, type RequestOf } from '@tedarik/commands';
import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog } from '@tedarik/service-kit';
import { nameKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { editBusiness, isPublic, snapshotOf, type Business } from '../business/business.js';
import { businessNotFound } from '../business/business.errors.js';
import { auditedBusiness } from '../business/audited-business.js';
import { BusinessReferences } from '../business-references.js';
import { BusinessRepository } from '../business/business.repository.js';
import { tidyFields } from '../tidy-fields.js';
import { Assortment } from '../offers/assortment.js';
import { BusinessViews } from '../reading/business-view.js';
import { typedBusinessSlug } from '../slug/slug.js';
import { slugTaken } from '../slug/slug.errors.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

type Request = RequestOf<typeof UpdateBusiness>;

/**
 * Saves an edited business and answers it as it is stored. A new name keeps the address; a slug changed by hand leaves a
 * redirect behind.
 */
@Injectable()
export class UpdateBusinessHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly businesses: BusinessRepository,
    private readonly assortment: Assortment,
    private readonly references: BusinessReferences,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
    private readonly views: BusinessViews,
  ) {}

  async execute(request: Request, context: RequestContext): Promise<BusinessView> {
    const isChange = Object.values(request.changes).some((value) => value !== undefined);
    if (isChange) {
      await this.commandLog.once(UpdateBusiness, request, context, (session) => this.update(session, request, context));
    }
    return this.views.getForForm(request.id);
  }

  private async update(
    session: ClientSession,
    { id, revision, changes, fromForm = false }: Request,
    context: RequestContext,
  ): Promise<{ id: string }> {
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
    const record = auditedBusiness(business);
    await this.auditTrail.record(session, context, { action: 'changed', record, before, after: business });
    return { id };
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
