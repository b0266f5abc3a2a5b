import type { GetDistrictDescription, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { DistrictRepository } from '../district/district.repository.js';

/** What a district's own page says about it, whole. */
@Injectable()
export class GetDistrictDescriptionQuery {
  constructor(private readonly districts: DistrictRepository) {}

  async execute({ id }: RequestOf<typeof GetDistrictDescription>): Promise<ReplyOf<typeof GetDistrictDescription>> {
    return { description: (await this.districts.findLive(id))?.description ?? null };
  }
}
