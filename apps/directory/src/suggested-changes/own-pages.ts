import type {
  BusinessView,
  ExportOwnSuggestions,
  GetOwnPage,
  ListOwnSuggestions,
  ProposedChange,
  ReplyOf,
  RequestContext,
  RequestOf,
} from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import type { Business } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { notPageOwner } from '../ownership/ownership.errors.js';
import { ownAccount } from '../ownership/own-account.js';
import { PageOwners } from '../ownership/page-owners.js';
import { BusinessViews } from '../reading/business-view.js';
import { ChangeSuggestionRepository } from './change-suggestion.repository.js';
import { ChangeSuggestionViews } from './change-suggestion-views.js';
import { readableValue } from './readable-value.js';

const readable = (change: ProposedChange): ProposedChange => ({
  ...change,
  seen: readableValue(change.seen),
  suggested: readableValue(change.suggested),
  current: readableValue(change.current),
});

/** The data of an own page for its owner, in any status. */
@Injectable()
export class OwnPages {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly owners: PageOwners,
    private readonly views: BusinessViews,
    private readonly suggestions: ChangeSuggestionRepository,
    private readonly suggestionViews: ChangeSuggestionViews,
  ) {}

  async get({ slug }: RequestOf<typeof GetOwnPage>, context: RequestContext): Promise<BusinessView> {
    return this.views.ofForm(await this.own(await this.businesses.findLiveBySlug(slug), slug, context));
  }

  async listSuggestions(
    { businessId }: RequestOf<typeof ListOwnSuggestions>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ListOwnSuggestions>> {
    await this.own(await this.businesses.findLive(businessId), businessId, context);
    const found = await this.suggestions.listOfOwner(businessId, ownAccount(context).id);
    const views = await this.suggestionViews.of(found);
    return {
      suggestions: views.map(({ id, changes, status, createdAt, decidedAt, rejection }) => ({
        ...{ id, changes, status, createdAt, decidedAt, rejection },
      })),
    };
  }

  async exportSuggestions(
    _: RequestOf<typeof ExportOwnSuggestions>,
    context: RequestContext,
  ): Promise<ReplyOf<typeof ExportOwnSuggestions>> {
    const views = await this.suggestionViews.of(await this.suggestions.listOfAccount(ownAccount(context).id));
    return {
      suggestions: views.map(({ business, changes, status, createdAt, decidedAt, rejection }) => ({
        businessName: business?.name ?? null,
        changes: changes.map(readable),
        ...{ status, createdAt, decidedAt, rejection },
      })),
    };
  }

  private async own(business: Business | undefined, called: string, context: RequestContext): Promise<Business> {
    const owned = await this.owners.pagesOf(ownAccount(context).id);
    if (!business || owned.every(({ businessId }) => businessId !== business.id)) throw notPageOwner(called);
    return business;
  }
}
