import { Injectable } from '@nestjs/common';
import { FindProductStretch, ListProductAddresses, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { productSlug } from '../../business/product-slug.js';
import { WebBundle } from '../../web-bundle/web-bundle.js';
import { numbered, type SitemapBatch, type SitemapFile } from './sitemap-files.js';

const MOST_ENTRIES = 10_000;
const AT_ONCE = 1_000;

type Stretch = Pick<RequestOf<typeof ListProductAddresses>, 'after' | 'until'>;

/**
 * The site map's files of public products. Nothing of them is kept: the owner says where each file ends, and its entries
 * are read a thousand at a time, when they are written.
 */
@Injectable()
export class ProductFiles {
  private readonly site = this.web.entry.SITE_MAP;

  constructor(
    private readonly requests: RequestClient,
    private readonly web: WebBundle,
  ) {}

  /** Throws RequestFailed. */
  async list(kind: string): Promise<SitemapFile[]> {
    const files: Omit<SitemapFile, 'name'>[] = [];
    for (let after: string | null = null; ;) {
      const request: RequestOf<typeof FindProductStretch> = { after, size: MOST_ENTRIES };
      const { end }: ReplyOf<typeof FindProductStretch> = await this.requests.send(FindProductStretch, request);
      if (!end) return numbered(kind, files);
      files.push({ batches: this.entriesOf({ after, until: end.until }), changedAt: end.changedAt });
      after = end.until;
    }
  }

  private async *entriesOf({ after, until }: Stretch): AsyncGenerator<SitemapBatch> {
    for (let from = after; ;) {
      const request = { after: from, until, limit: AT_ONCE };
      const { addresses, next }: ReplyOf<typeof ListProductAddresses> = await this.requests.send(
        ListProductAddresses,
        request,
      );
      yield addresses.map(({ id, name, updatedAt }) => ({
        path: this.site.product(productSlug({ id, name })),
        changedAt: updatedAt,
      }));
      if (next === null || next === until) return;
      from = next;
    }
  }
}
