import type { GetBusiness, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessRepository } from '../business/business.repository.js';
import { BusinessViews } from '../reading/business-view.js';

/** A business in any status for its edit form; null when it does not exist or is deleted. */
@Injectable()
export class GetBusinessQuery {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly views: BusinessViews,
  ) {}

  async execute({ id }: RequestOf<typeof GetBusiness>): Promise<ReplyOf<typeof GetBusiness>> {
    const business = await this.businesses.findLive(id);
    return { business: business ? await this.views.ofForm(business) : null };
  }
}
