import { Inject, Injectable } from '@nestjs/common';
import { GetBusinessBySlug, GetPostBySlug } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { GATEWAY_CONFIG, type GatewayConfig } from '../config.js';
import { toBusiness } from '../business/to-business.js';
import { PageReads } from '../page-cache/page-reads.js';
import { WebBundle } from '../web-bundle/web-bundle.js';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import type { ShareFacts } from './share-picture.js';

export const SHARED = ['firma', 'kategori', 'sehir', 'semt', 'yazi'] as const;
export type Shared = (typeof SHARED)[number];

const OTHER = 'diger';
const BLOG = 'Blog';

/** Finds the texts and the drawing of a share picture by kind of page and slug. */
@Injectable()
export class ShareFactsQuery {
  constructor(
    private readonly requests: RequestClient,
    private readonly tables: ReferenceTablesService,
    private readonly web: WebBundle,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Returns undefined if there is no such record. */
  async find(kind: Shared, slug: string): Promise<ShareFacts | undefined> {
    switch (kind) {
      case 'firma':
        return this.ofBusiness(slug);
      case 'kategori':
        return this.ofCategory(slug);
      case 'sehir':
        return this.ofCity(slug);
      case 'semt':
        return this.ofDistrict(slug);
      case 'yazi':
        return this.ofPost(slug);
    }
  }

  private async ofBusiness(slug: string): Promise<ShareFacts | undefined> {
    const [answer, tables] = await Promise.all([
      this.requests.send(GetBusinessBySlug, { slug }),
      this.tables.read(new PageReads()),
    ]);
    if (answer.found !== 'live') return undefined;
    const { name, categories, headquarters } = toBusiness(answer.business, tables);
    const [category] = categories;
    return this.facts(name, [category?.name, headquarters?.city], this.cover(slug, category?.slug));
  }

  private async ofCategory(slug: string): Promise<ShareFacts | undefined> {
    const { categories } = await this.tables.read(new PageReads());
    const category = categories.find((one) => one.slug === slug);
    return category && this.facts(category.name, [this.config.BRAND_NAME], this.cover(slug, slug));
  }

  private async ofCity(slug: string): Promise<ShareFacts | undefined> {
    const city = (await this.tables.read(new PageReads())).cityAt(slug);
    return city.found === 'live' ? this.facts(city.row.name, [this.config.BRAND_NAME], this.view(slug)) : undefined;
  }

  private async ofDistrict(slug: string): Promise<ShareFacts | undefined> {
    const district = (await this.tables.read(new PageReads())).districtAt(slug);
    return district.found === 'live'
      ? this.facts(district.row.name, [district.row.city, this.config.BRAND_NAME], this.view(slug))
      : undefined;
  }

  private async ofPost(slug: string): Promise<ShareFacts | undefined> {
    const answer = await this.requests.send(GetPostBySlug, { slug });
    if (answer.found !== 'live') return undefined;
    const { title, category } = answer.post;
    const trade = this.web.entry.postTrade(answer.post);
    return this.facts(title, [BLOG, category?.name], this.cover(slug, trade));
  }

  private readonly cover = (slug: string, category = OTHER): string => this.web.entry.coverArt('kapak', category, slug);

  /** The drawing of a town, made from its slug. */
  private readonly view = (slug: string): string => this.web.entry.coverArt('yer', OTHER, slug);

  private facts(title: string, kicker: (string | undefined)[], drawing: string): ShareFacts {
    return { title, kicker: kicker.filter(Boolean).join(' · '), brand: this.config.BRAND_NAME, drawing };
  }
}
