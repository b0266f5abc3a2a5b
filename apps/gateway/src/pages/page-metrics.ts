import { Injectable } from '@nestjs/common';
import { RequestFailed } from '@tedarik/messaging';
import { failureOf, Metrics } from '@tedarik/service-kit';
import { PageCache, type ServedPage } from '../page-cache/page-cache.js';

/** Metrics of the pages sent and of the cache. */
@Injectable()
export class PageMetrics {
  private readonly pages;
  private readonly seconds;

  constructor(metrics: Metrics, cache: PageCache) {
    this.pages = metrics.counter('gateway_pages_total', 'Pages sent, by where they came from', ['from', 'status']);
    this.seconds = metrics.histogram('gateway_page_duration_seconds', 'Requests for pages, refused ones too', [
      'outcome',
    ]);
    metrics.gauge('gateway_page_cache_bytes', 'Memory that kept pages take', [], (gauge) => gauge.set(cache.size));
  }

  count({ page, from }: ServedPage): void {
    this.pages.inc({ from, status: page.status });
  }

  /** Measures a request for a page. `serve` resolves with the status sent; if it throws, the page was refused or failed. */
  async time(serve: () => Promise<number>): Promise<void> {
    const end = this.seconds.startTimer();
    try {
      end({ outcome: (await serve()) >= 500 ? 'failed' : 'served' });
    } catch (error) {
      const { kind } = error instanceof RequestFailed ? error.failure : failureOf(error);
      end({ outcome: kind === 'unavailable' || kind === 'unexpected' ? 'failed' : 'refused' });
      throw error;
    }
  }

  /** Counts a cached page without measuring it: the measurement would take longer than the sending. */
  countAtOnce(served: ServedPage): void {
    this.count(served);
    this.seconds.observe({ outcome: served.page.status >= 500 ? 'failed' : 'served' }, 0);
  }
}
