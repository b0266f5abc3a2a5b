import type { FindBusinessSlug, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { BusinessRepository } from '../business/business.repository.js';
import { GetBusinessBySlugQuery } from './get-business-by-slug.js';

/** ROUTE-05: addresses of the former site were made of the name. */
@Injectable()
export class FindBusinessSlugQuery {
  constructor(
    private readonly bySlug: GetBusinessBySlugQuery,
    private readonly businesses: BusinessRepository,
  ) {}

  async execute({ nameSlug }: RequestOf<typeof FindBusinessSlug>): Promise<ReplyOf<typeof FindBusinessSlug>> {
    const answer = await this.bySlug.execute({ slug: nameSlug });
    if (answer.found === 'live') return { slug: nameSlug };
    if (answer.found === 'moved') return { slug: answer.slug };
    return { slug: await this.businesses.findOldestNamed(nameSlug) };
  }
}
