import type { ListBusinessesByIds, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessListRepository } from '../business/business-list.repository.js';
import { listedBusiness } from './listed-business.js';

/** The public ones among businesses, in the order requested. */
@Injectable()
export class ListBusinessesByIdsQuery {
  constructor(private readonly lists: BusinessListRepository) {}

  async execute({ ids }: RequestOf<typeof ListBusinessesByIds>): Promise<ReplyOf<typeof ListBusinessesByIds>> {
    return { businesses: (await this.lists.listPublic(ids)).map(listedBusiness) };
  }
}
