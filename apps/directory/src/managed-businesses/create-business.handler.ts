import { CreateBusiness, type RequestContext, type BusinessView, type RequestOf } from '@tedarik/commands';
import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { AuditTrail, Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { nameKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { createBusiness, snapshotOf } from '../business/business.js';
import { auditedBusiness } from '../business/audited-business.js';
import { BusinessReferences } from '../business-references.js';
import { BusinessRepository } from '../business/business.repository.js';
import { tidyFields } from '../tidy-fields.js';
import { Assortment } from '../offers/assortment.js';
import { BusinessViews } from '../reading/business-view.js';
import { slugWish, typedBusinessSlug } from '../slug/slug.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

type Request = RequestOf<typeof CreateBusiness>;

/** Creates a business and returns it as stored. When its name is taken it becomes an intentional namesake, with a different slug. */
@Injectable()
export class CreateBusinessHandler {
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
    const { id } = await this.commandLog.once(CreateBusiness, request, context, (session, attempt) =>
      this.create(session, request, context, attempt),
    );
    return this.views.getForForm(id);
  }

  private async create(
    session: ClientSession,
    request: Request,
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
  private async identity(session: ClientSession, { business, slug }: Request, id: string, attempt: number) {
    const wish = slugWish('isletme', id, business.name, slug);
    if (attempt === 1) return { slug: wish.wish ?? wish.base, isNamesake: false };
    const [free = ''] = await this.slugs.allot(session, 'business', [wish]);
    return { slug: free, isNamesake: await this.businesses.isNameTaken(session, nameKey(business.name)) };
  }
}
