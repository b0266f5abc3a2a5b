import { Injectable } from '@nestjs/common';
import { FindProductStretch, ListProductAddresses, type ReplyOf, type RequestOf } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import { LRUCache } from 'lru-cache';
import { productSlug } from '../../business/product-slug.js';
import { WebBundle } from '../../web-bundle/web-bundle.js';
import { numbered, type SitemapBatch, type SitemapFile } from './sitemap-files.js';

const MOST_ENTRIES = 10_000;
const AT_ONCE = 1_000;

/** A crawler reads many files in a row, and each needs the boundaries. */
const KEPT_MS = 60_000;

type Stretch = Pick<RequestOf<typeof ListProductAddresses>, 'after' | 'until'>;
interface Borders extends Stretch {
  changedAt: string;
}

/**
 * The site map's files of public products. The directory tells where each file ends, which is cached for a minute. Entries are not cached:
 * they are read a thousand at a time while a file is written.
 */
@Injectable()
export class ProductFiles {
  private readonly site = this.web.entry.SITE_MAP;
  private readonly borders = new LRUCache<'of-all', Borders[]>({
    ...{ max: 1, ttl: KEPT_MS },
    fetchMethod: () => this.findBorders(),
  });

  constructor(
    private readonly requests: RequestClient,
    private readonly web: WebBundle,
  ) {}

  /** Throws RequestFailed. */
  async list(kind: string): Promise<SitemapFile[]> {
    const files = (await this.borders.fetch('of-all')) ?? [];
    return numbered(
      kind,
      files.map(({ changedAt, ...stretch }) => ({ batches: this.entriesOf(stretch), changedAt })),
    );
  }

  /** The last file has no upper boundary, so that new products are in it at once. */
  private async findBorders(): Promise<Borders[]> {
    const found: Borders[] = [];
    for (let after: string | null = null; ;) {
      const request: RequestOf<typeof FindProductStretch> = { after, size: MOST_ENTRIES };
      const { end }: ReplyOf<typeof FindProductStretch> = await this.requests.send(FindProductStretch, request);
      const last = found.at(-1);
      if (!end && last) last.until = null;
      if (!end) return found;
      found.push({ after, ...end });
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
