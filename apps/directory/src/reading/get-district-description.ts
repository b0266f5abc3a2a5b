import type { GetDistrictDescription, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { Districts } from '../records/districts.js';

/** What a district's own page says about it, whole. */
@Injectable()
export class GetDistrictDescriptionQuery {
  constructor(private readonly districts: Districts) {}

  async execute({ id }: RequestOf<typeof GetDistrictDescription>): Promise<ReplyOf<typeof GetDistrictDescription>> {
    const [district] = await this.districts.store.findByIds([id]);
    return { description: district?.description ?? null };
  }
}
