import type { ListBusinessesByIds, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessListRepository } from '../business/business-list.repository.js';
import { BusinessRepository } from '../business/business.repository.js';
import { listedBusiness } from './listed-business.js';

/** The public ones among businesses, in the order requested; in place of a merged one that into which it was merged. */
@Injectable()
export class ListBusinessesByIdsQuery {
  constructor(
    private readonly lists: BusinessListRepository,
    private readonly businesses: BusinessRepository,
  ) {}

  async execute({ ids }: RequestOf<typeof ListBusinessesByIds>): Promise<ReplyOf<typeof ListBusinessesByIds>> {
    const heirs = await this.businesses.findHeirs(ids);
    const present = [...new Set(ids.map((id) => heirs.get(id) ?? id))];
    return { businesses: (await this.lists.listPublic(present)).map(listedBusiness) };
  }
}
