import type { ListBusinessNames, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessRepository } from '../business/business.repository.js';

/** Names and addresses of the public ones among businesses: what product cards link to. */
@Injectable()
export class ListBusinessNamesQuery {
  constructor(private readonly businesses: BusinessRepository) {}

  async execute({ ids }: RequestOf<typeof ListBusinessNames>): Promise<ReplyOf<typeof ListBusinessNames>> {
    return { businesses: await this.businesses.findPublicNames(ids) };
  }
}
