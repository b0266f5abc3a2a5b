import { type GetPageFigures, type ReplyOf, type RequestContext, type RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tedarik/service-kit';
import { dayInIstanbul, daysUntil } from '@tedarik/turkish';
import { notPageOwner } from '../ownership/ownership.errors.js';
import { ownAccount } from '../ownership/own-account.js';
import { PageOwners } from '../ownership/page-owners.js';
import { PageFiguresRepository } from './page-figures.repository.js';

/** Figures about the use of a page, for its owner. */
@Injectable()
export class PageFigures {
  constructor(
    private readonly figures: PageFiguresRepository,
    private readonly owners: PageOwners,
    private readonly clock: Clock,
  ) {}

  async execute(
    { businessId, days: count }: RequestOf<typeof GetPageFigures>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof GetPageFigures>> {
    const owned = await this.owners.pagesOf(ownAccount(context).id);
    if (owned.every((page) => page.businessId !== businessId)) throw notPageOwner(businessId);
    const days = daysUntil(dayInIstanbul(this.clock.now()), count);
    const [counted, searches] = await Promise.all([
      this.figures.pageOn(businessId, days),
      this.figures.searchesTo(businessId, days),
    ]);
    return { days: counted, searches };
  }
}
