import type { ListBusinessNames, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessNames } from '../business/business-names.repository.js';
import { BusinessRepository } from '../business/business.repository.js';

/** Names and addresses of the public ones among businesses, what product cards link to; or of all, for the audit log. */
@Injectable()
export class ListBusinessNamesQuery {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly names: BusinessNames,
  ) {}

  async execute({ ids, ofAnyStatus }: RequestOf<typeof ListBusinessNames>): Promise<ReplyOf<typeof ListBusinessNames>> {
    if (ofAnyStatus) {
      const found = await this.names.findLive(ids);
      return { businesses: ids.flatMap((id) => found.get(id) ?? []).map(({ id, slug, name }) => ({ id, slug, name })) };
    }
    return { businesses: await this.businesses.findPublicNames(ids) };
  }
}
