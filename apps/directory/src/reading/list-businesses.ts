import type { ListBusinesses, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessListRepository } from '../business/business-list.repository.js';
import { listedBusiness } from './listed-business.js';

/** A page of public businesses from the owner's indexes. */
@Injectable()
export class ListBusinessesQuery {
  constructor(private readonly lists: BusinessListRepository) {}

  async execute(request: RequestOf<typeof ListBusinesses>): Promise<ReplyOf<typeof ListBusinesses>> {
    const { businesses, ...totals } = await this.lists.list(request);
    return { businesses: businesses.map(listedBusiness), ...totals };
  }
}
