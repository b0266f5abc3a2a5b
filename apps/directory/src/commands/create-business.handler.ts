import { CreateBusiness, type AskContext, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { BusinessChanged } from '@tedarik/events';
import { Injectable } from '@nestjs/common';
import { Outbox } from '@tedarik/outbox';
import { Clock, CommandLog, newId } from '@tedarik/service-kit';
import { nameKey } from '@tedarik/turkish';
import type { ClientSession } from 'mongoose';
import { createBusiness, snapshotOf } from '../business/business.js';
import { BusinessReferences } from '../business/business-references.js';
import { BusinessRepository } from '../business/business.repository.js';
import { Recount } from '../counts/recount.js';
import { Assortment } from '../product/assortment.js';
import { slugWish } from '../slug/slug.js';
import { SlugsRepository } from '../slug/slugs.repository.js';

type Request = RequestOf<typeof CreateBusiness>;
type Saved = ReplyOf<typeof CreateBusiness>;

/** Creates a business. A name that is taken makes it a namesake on purpose, with a slug of its own. */
@Injectable()
export class CreateBusinessHandler {
  constructor(
    private readonly commandLog: CommandLog,
    private readonly businesses: BusinessRepository,
    private readonly assortment: Assortment,
    private readonly references: BusinessReferences,
    private readonly slugs: SlugsRepository,
    private readonly outbox: Outbox,
    private readonly recount: Recount,
    private readonly clock: Clock,
  ) {}

  async execute(request: Request, { commandId }: AskContext): Promise<Saved> {
    const saved = await this.commandLog.once(CreateBusiness, request, commandId, (session, attempt) =>
      this.create(session, request, attempt),
    );
    this.recount.soon();
    return saved;
  }

  private async create(session: ClientSession, request: Request, attempt: number): Promise<Saved> {
    const { business: input } = request;
    const id = newId();
    const now = this.clock.now();
    const { slug, isNamesake } = await this.identity(session, request, id, attempt);
    const business = createBusiness(input, { id, slug, isNamesake }, now);
    const categoryNames = await this.references.check(session, business, input.products);

    await this.businesses.add(session, business, categoryNames);
    const { version, revision } = business;
    await this.outbox.append(session, BusinessChanged, { aggregateId: id, version, data: snapshotOf(business) });
    if (input.products.length > 0) await this.assortment.replace(session, business, input.products);
    return { id, slug, version, revision };
  }

  /** The plain slug and name are tried without a question; only when one is taken is it asked what is free. */
  private async identity(session: ClientSession, { business, slug }: Request, id: string, attempt: number) {
    const wish = slugWish('isletme', id, business.name, slug);
    if (attempt === 1) return { slug: wish.wish ?? wish.base, isNamesake: false };
    const [free = ''] = await this.slugs.allot(session, 'business', [wish]);
    return { slug: free, isNamesake: await this.businesses.isNameTaken(session, nameKey(business.name)) };
  }
}
