import { Injectable } from '@nestjs/common';
import { Metrics } from '@tedarik/service-kit';
import { PageCache, type ServedPage } from '../page-cache/page-cache.js';

/** Which pages were sent, and where they came from. */
@Injectable()
export class PageMetrics {
  private readonly pages;

  constructor(metrics: Metrics, cache: PageCache) {
    this.pages = metrics.counter('gateway_pages_total', 'Pages sent, by where they came from', ['from', 'status']);
    metrics.gauge('gateway_page_cache_bytes', 'Memory that kept pages take', [], (gauge) => gauge.set(cache.size));
  }

  count({ page, from }: ServedPage): void {
    this.pages.inc({ from, status: page.status });
  }
}
