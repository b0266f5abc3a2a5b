import type { ListRecentBusinesses, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessListRepository } from '../business/business-list.repository.js';
import { listedBusiness } from './listed-business.js';

/** The public businesses that were added last, newest first. */
@Injectable()
export class ListRecentBusinessesQuery {
  constructor(private readonly lists: BusinessListRepository) {}

  async execute({ limit }: RequestOf<typeof ListRecentBusinesses>): Promise<ReplyOf<typeof ListRecentBusinesses>> {
    return { businesses: (await this.lists.listRecent(limit)).map(listedBusiness) };
  }
}
