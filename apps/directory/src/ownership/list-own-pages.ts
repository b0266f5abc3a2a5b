import {
  type ListOwnPages,
  MOST_OWN_PAGES,
  type ReplyOf,
  type RequestContext,
  type RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { sortKey } from '@tedarik/turkish';
import { BusinessRepository } from '../business/business.repository.js';
import { ownAccount } from './own-account.js';
import { PageOwners } from './page-owners.js';

/** What the caller owns. */
@Injectable()
export class ListOwnPagesQuery {
  constructor(
    private readonly owners: PageOwners,
    private readonly businesses: BusinessRepository,
  ) {}

  async execute(_: RequestOf<typeof ListOwnPages>, context: RequestContext): Promise<ReplyOf<typeof ListOwnPages>> {
    const owned = await this.owners.pagesOf(ownAccount(context).id);
    const businesses = await this.businesses.listLive(owned.map(({ businessId }) => businessId));
    const byId = new Map(businesses.map((business) => [business.id, business]));
    const pages = owned.flatMap(({ businessId, proof, since }) => {
      const business = byId.get(businessId);
      if (!business) return [];
      const { id, slug, name, status } = business;
      return [{ id, slug, name, status, proof: proof.kind, since: since.toISOString() }];
    });
    const byName = pages.map((page) => ({ page, key: sortKey(page.name) }));
    byName.sort((one, other) => (one.key < other.key ? -1 : 1));
    return { pages: byName.slice(0, MOST_OWN_PAGES).map(({ page }) => page) };
  }
}
