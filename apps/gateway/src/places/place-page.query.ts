import { Injectable, Logger } from '@nestjs/common';
import { CUT, GetDistrictDescription, GetSeoText } from '@tedarik/commands';
import type { SeoTextKind } from '@tedarik/events';
import { sanitizeHtml } from '@tedarik/html';
import { RequestClient } from '@tedarik/messaging';
import type { PageReads } from '../page-cache/page-reads.js';
import { PictureLinks } from '../pictures/picture-links.js';
import type { DistrictRow, Tables } from '../reference-tables/tables.js';
import type { BusinessQuery } from '../search/business-query.js';
import { BusinessSearch } from '../search/business-search.js';
import { withProxiedPictures } from '../pictures/proxied-pictures.js';
import { toBusiness } from '../business/to-business.js';
import type { BusinessPage } from '../business/business-page.types.js';

const PAGE_SIZE = 12;

type Place = Partial<Pick<BusinessQuery, 'categoryIds' | 'cityKey' | 'districtKeys'>>;

/** Data for the page of a category, a city or a district. */
@Injectable()
export class PlacePageQuery {
  private readonly log = new Logger('PlacePage');

  constructor(
    private readonly search: BusinessSearch,
    private readonly requests: RequestClient,
    private readonly links: PictureLinks,
  ) {}

  /** Businesses of a place, best rated first. Throws RequestFailed when neither the search engine nor the directory replies. */
  async businesses(place: Place, page: number, tables: Tables, reads: PageReads): Promise<BusinessPage> {
    reads.from('businesses-list');
    const { cards, total, totalIsLowerBound, reduced } = await this.search.find(
      { text: '', categoryIds: [], sort: 'rating', ...place, page, pageSize: PAGE_SIZE },
      tables,
    );
    if (reduced) reads.degraded = true;
    return {
      items: cards.map((card) => toBusiness(card, tables)),
      total,
      totalIsLowerBound,
      page,
      totalPages: Math.ceil(total / PAGE_SIZE),
      reduced,
    };
  }

  /**
   * The full description of a district. The reference tables hold only its beginning, which is returned while the directory does not reply.
   */
  async descriptionOf({ id, description }: DistrictRow, reads: PageReads): Promise<string | null> {
    if (!description?.endsWith(CUT)) return description;
    reads.from(`district:${id}`);
    try {
      return (await this.requests.send(GetDistrictDescription, { id })).description;
    } catch (error) {
      this.log.warn(`A page has only the beginning of its description: ${String(error)}`);
      reads.degraded = true;
      return description;
    }
  }

  /** PUB-SEO-12, 13: null while the directory does not reply, because a page can do without it. */
  async seoText(kind: SeoTextKind, key: string, reads: PageReads): Promise<string | null> {
    reads.from(`seo-text:${kind}:${key}`);
    try {
      const { seoText } = await this.requests.send(GetSeoText, { kind, key });
      return seoText && withProxiedPictures(sanitizeHtml(seoText.html), this.links);
    } catch (error) {
      this.log.warn(`A page has no SEO text: ${String(error)}`);
      reads.degraded = true;
      return null;
    }
  }
}
