import { Injectable } from '@nestjs/common';
import { ListPostAddresses } from '@tedarik/commands';
import { RequestClient } from '@tedarik/messaging';
import type { PageReads } from '../../page-cache/page-reads.js';
import { WebBundle } from '../../web-bundle/web-bundle.js';
import { ReferenceTablesService } from '../../reference-tables/reference-tables.service.js';
import type { Tables } from '../../reference-tables/tables.js';
import { SitemapCache } from './sitemap-cache.js';
import { ProductFiles } from './product-files.js';
import { filesOf, type SitemapBatch, type SitemapFile } from './sitemap-files.js';

const AT_ONCE = 2_000;

type Gather = (reads: PageReads) => Promise<SitemapBatch[]>;
type List = (reads: PageReads, kind: string) => Promise<SitemapFile[]>;

const gathered =
  (gather: Gather): List =>
  async (reads, kind) =>
    filesOf(kind, await gather(reads));

/**
 * Collects the entries of the site map from the owning services. Places without a public business (PUB-CITY-10) and pages that must not be
 * indexed (PUB-SEO-05) are left out.
 */
@Injectable()
export class SitemapSource {
  private readonly site = this.web.entry.SITE_MAP;
  /** By kind, in the order of the index. */
  private readonly kinds: Readonly<Record<string, List>> = {
    sayfalar: gathered((reads) => this.pages(reads)),
    kategoriler: gathered((reads) =>
      this.listed(
        reads,
        ({ categories }) => categories,
        ({ slug }) => this.site.category(slug),
      ),
    ),
    sehirler: gathered((reads) =>
      this.listed(
        reads,
        ({ cities }) => cities,
        ({ key }) => this.site.city(key),
      ),
    ),
    semtler: gathered((reads) =>
      this.listed(
        reads,
        ({ districts }) => districts,
        ({ slug }) => this.site.district(slug),
      ),
    ),
    firmalar: gathered((reads) => this.businesses(reads)),
    urunler: (reads, kind) => this.products(reads, kind),
    yazilar: gathered((reads) => this.posts(reads)),
  };

  constructor(
    private readonly requests: RequestClient,
    private readonly tables: ReferenceTablesService,
    private readonly addresses: SitemapCache,
    private readonly productFiles: ProductFiles,
    private readonly web: WebBundle,
  ) {}

  /** All files that are not empty. */
  async files(reads: PageReads): Promise<SitemapFile[]> {
    const files = await Promise.all(Object.keys(this.kinds).map((kind) => this.filesOfKind(kind, reads)));
    return files.flat();
  }

  /** Returns one file ('firmalar-2') by loading its own kind only; undefined if there is no file of this name. */
  async file(name: string, reads: PageReads): Promise<SitemapFile | undefined> {
    const files = await this.filesOfKind(name.replace(/-\d+$/, ''), reads);
    return files.find((file) => file.name === name);
  }

  private async filesOfKind(kind: string, reads: PageReads): Promise<SitemapFile[]> {
    const list = Object.hasOwn(this.kinds, kind) ? this.kinds[kind] : undefined;
    return list ? list(reads, kind) : [];
  }

  private async pages(reads: PageReads): Promise<SitemapBatch[]> {
    const { rows } = await this.tables.read(reads);
    const ofDistricts = this.site.districtPages(rows.districts.map(({ cityKey }) => cityKey));
    return [[...this.site.pages, ...ofDistricts].map((path) => ({ path }))];
  }

  private async listed<Row extends { businessCount: number }>(
    reads: PageReads,
    rowsOf: (rows: Tables['rows']) => readonly Row[],
    pathOf: (row: Row) => string,
  ): Promise<SitemapBatch[]> {
    reads.from('counts');
    const { rows } = await this.tables.read(reads);
    const withBusinesses = rowsOf(rows).filter(({ businessCount }) => businessCount > 0);
    return [withBusinesses.map((row) => ({ path: pathOf(row) }))];
  }

  private businesses(reads: PageReads): Promise<SitemapBatch[]> {
    reads.from('addresses');
    return this.addresses.read();
  }

  private products(reads: PageReads, kind: string): Promise<SitemapFile[]> {
    reads.from('product-addresses');
    return this.productFiles.list(kind);
  }

  private async posts(reads: PageReads): Promise<SitemapBatch[]> {
    reads.from('posts-list');
    const batches: SitemapBatch[] = [];
    for (let page = 1; ; page += 1) {
      const { rows } = await this.requests.send(ListPostAddresses, { page, pageSize: AT_ONCE });
      batches.push(rows.map(({ slug, changedAt }) => ({ path: this.site.post(slug), changedAt })));
      if (rows.length < AT_ONCE) return batches;
    }
  }
}
