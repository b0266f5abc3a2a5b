import { Injectable } from '@nestjs/common';
import {
  type BusinessView,
  CreateBusiness,
  type GetBusiness,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
  UpdateBusiness,
} from '@tedarik/commands';
import { BusinessChanged } from '@tedarik/events';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { nameKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { BusinessReferences } from '../business-references.js';
import { auditedBusiness } from '../business/audited-business.js';
import { createBusiness, snapshotOf } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { Assortment } from '../offers/assortment.js';
import { BusinessViews } from '../reading/business-view.js';
import { slugWish, typedBusinessSlug } from '../slug/slug.js';
import { SlugsRepository } from '../slug/slugs.repository.js';
import { tidyFields } from '../tidy-fields.js';
import { BusinessEdits } from './business-edits.js';

type CreateRequest = RequestOf<typeof CreateBusiness>;

type UpdateRequest = RequestOf<typeof UpdateBusiness>;

/** Businesses as the forms of the back office read and save them. */
@Injectable()
export class BusinessForms {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly views: BusinessViews,
    private readonly commandLog: CommandLog,
    private readonly assortment: Assortment,
    private readonly references: BusinessReferences,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly auditTrail: AuditTrail,
    private readonly clock: Clock,
    private readonly edits: BusinessEdits,
  ) {}

  /** A business in any status for its edit form; null when it does not exist or is deleted. */
  async get({ id }: RequestOf<typeof GetBusiness>): Promise<ReplyOf<typeof GetBusiness>> {
    const business = await this.businesses.findLive(id);
    return { business: business ? await this.views.ofForm(business) : null };
  }

  /** Creates a business and returns it as stored. When its name is taken it becomes an intentional namesake, with a different slug. */
  async create(request: CreateRequest, context: RequestContext): Promise<BusinessView> {
    const { id } = await this.commandLog.once(CreateBusiness, request, context, (session, attempt) =>
      this.add(session, request, context, attempt),
    );
    return this.views.getForForm(id);
  }

  /**
   * Saves an edited business and returns it as stored. A new name does not change the slug; when an editor changes the slug, the old address
   * redirects.
   */
  async update(request: UpdateRequest, context: RequestContext): Promise<BusinessView> {
    const isChange = Object.values(request.changes).some((value) => value !== undefined);
    if (isChange) {
      await this.commandLog.once(UpdateBusiness, request, context, async (session) => {
        await this.edits.save(session, request, (entry) => this.auditTrail.record(session, context, entry));
        return { id: request.id };
      });
    }
    return this.views.getForForm(request.id);
  }

  private async add(
    session: ClientSession,
    request: CreateRequest,
    context: RequestContext,
    attempt: number,
  ): Promise<{ id: string }> {
    const { id = newId() } = request;
    if (request.id && (await this.businesses.findById(id))) return { id };
    if (request.slug) typedBusinessSlug(request.slug);
    const input = tidyFields(request.business);
    const now = this.clock.now();
    const { slug, isNamesake } = await this.identity(session, request, id, attempt);
    const business = createBusiness(input, { id, slug, isNamesake }, now, request.fromForm);
    const categoryNames = await this.references.check(session, business, input.products);

    await this.businesses.add(session, business, categoryNames);
    const { version } = business;
    await this.outbox.append(session, BusinessChanged, { aggregateId: id, version, data: snapshotOf(business) });
    if (input.products.length > 0) await this.assortment.replace(session, business, input.products);
    const record = auditedBusiness(business);
    await this.auditTrail.record(session, context, { action: 'created', record, after: business });
    return { id };
  }

  /** The first attempt uses the plain slug and name without a query; only if one of them is taken, free ones are determined. */
  private async identity(session: ClientSession, { business, slug }: CreateRequest, id: string, attempt: number) {
    const wish = slugWish('isletme', id, business.name, slug);
    if (attempt === 1) return { slug: wish.wish ?? wish.base, isNamesake: false };
    const [free = ''] = await this.slugs.allot(session, 'business', [wish]);
    return { slug: free, isNamesake: await this.businesses.isNameTaken(session, nameKey(business.name)) };
  }
}
