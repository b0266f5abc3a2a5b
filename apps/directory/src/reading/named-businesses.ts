import type { ListBusinessNames, ReplyOf, RequestOf, SuggestBusinesses } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessNames } from '../business/business-names.repository.js';
import { BusinessRepository } from '../business/business.repository.js';

/** Names and addresses of businesses. */
@Injectable()
export class NamedBusinesses {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly names: BusinessNames,
  ) {}

  /** Public businesses, to which product cards link; or live ones of any status, for the audit log. */
  async list({ ids, ofAnyStatus }: RequestOf<typeof ListBusinessNames>): Promise<ReplyOf<typeof ListBusinessNames>> {
    if (ofAnyStatus) {
      const found = await this.names.findLive(ids);
      return { businesses: ids.flatMap((id) => found.get(id) ?? []).map(({ id, slug, name }) => ({ id, slug, name })) };
    }
    return { businesses: await this.businesses.findPublicNames(ids) };
  }

  /** Live businesses of any status whose name matches the typed text, or the one with that id. */
  async suggest({ search }: RequestOf<typeof SuggestBusinesses>): Promise<ReplyOf<typeof SuggestBusinesses>> {
    const withThatId = await this.names.findLive([search]);
    return { businesses: withThatId.size > 0 ? [...withThatId.values()] : await this.names.suggest(search) };
  }
}
