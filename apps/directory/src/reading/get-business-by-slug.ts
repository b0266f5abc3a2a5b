import type { FindBusinessSlug, GetBusinessBySlug, ReplyOf, RequestOf } from '@tedarik/commands';
import { Injectable } from '@nestjs/common';
import { isPublic } from '../business/business.js';
import { BusinessRepository } from '../business/business.repository.js';
import { SlugsRepository } from '../slug/slugs.repository.js';
import { BusinessViews } from './business-view.js';

type Answer = ReplyOf<typeof GetBusinessBySlug>;

/**
 * Resolves a public address in the order of SLUG-09: a live record, then the slug history, then a deleted record. A business that is not
 * active is not found for as long as that lasts (ROUTE-19).
 */
@Injectable()
export class GetBusinessBySlugQuery {
  constructor(
    private readonly businesses: BusinessRepository,
    private readonly slugs: SlugsRepository,
    private readonly views: BusinessViews,
  ) {}

  async execute({ slug }: RequestOf<typeof GetBusinessBySlug>): Promise<Answer> {
    const live = await this.businesses.findLiveBySlug(slug);
    if (!live) return this.findFormer(slug);
    return isPublic(live) ? { found: 'live', business: await this.views.ofPage(live) } : { found: 'nothing' };
  }

  /** ROUTE-05: addresses of the former site were derived from the name. */
  async findSlug({ nameSlug }: RequestOf<typeof FindBusinessSlug>): Promise<ReplyOf<typeof FindBusinessSlug>> {
    const answer = await this.execute({ slug: nameSlug });
    if (answer.found === 'live') return { slug: nameSlug };
    if (answer.found === 'moved') return { slug: answer.slug };
    return { slug: await this.businesses.findOldestNamed(nameSlug) };
  }

  private async findFormer(slug: string): Promise<Answer> {
    const id = (await this.slugs.findFormerOwner('business', slug)) ?? (await this.businesses.findLastDeleted(slug));
    if (!id) return { found: 'nothing' };
    const business = await this.businesses.findById((await this.businesses.findHeirs([id])).get(id) ?? id);
    if (business?.deletedAt) return { found: 'deleted' };
    return business && isPublic(business) ? { found: 'moved', slug: business.slug } : { found: 'nothing' };
  }
}
