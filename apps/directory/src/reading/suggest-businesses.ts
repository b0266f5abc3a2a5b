import type { ReplyOf, RequestOf, SuggestBusinesses } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessNames } from '../business/business-names.repository.js';

/** Businesses of any status by what is typed of their name. */
@Injectable()
export class SuggestBusinessesQuery {
  constructor(private readonly businesses: BusinessNames) {}

  async execute({ search }: RequestOf<typeof SuggestBusinesses>): Promise<ReplyOf<typeof SuggestBusinesses>> {
    return { businesses: await this.businesses.suggest(search) };
  }
}
