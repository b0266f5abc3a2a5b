import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { BusinessChanged, BusinessDeleted, BusinessesIndexed } from '@tedarik/events';
import { Notices } from '@tedarik/messaging';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { Throttle } from '../throttle/throttle.js';
import { PageCache } from './page-cache.js';
import type { PageTag } from './page-reads.js';

// During an import every second brings hundreds of changes: lists are then made once a second.
const LISTS_AT_MOST_EVERY_MS = 1_000;

/**
 * Tells the page cache what has changed. What was read from the index is known to have changed when the indexer says
 * that it is visible; what was read from an owner, by the owner's event.
 */
@Injectable()
export class PagePurges implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly throttles = new Map<PageTag, Throttle>();
  private subscriptions: (() => void)[] = [];

  constructor(
    private readonly cache: PageCache,
    private readonly notices: Notices,
    private readonly tables: ReferenceTablesService,
  ) {}

  onApplicationBootstrap(): void {
    this.subscriptions = [
      this.notices.on(BusinessesIndexed, () => this.purgeSoon('businesses-list')),
      this.notices.onEvent(BusinessChanged, ({ data }) => {
        this.cache.purge(`business:${data.id}`);
        this.cache.purge(`business-at:${data.slug}`);
        this.purgeSoon('recent');
      }),
      this.notices.onEvent(BusinessDeleted, ({ data }) => {
        this.cache.forget(`business:${data.id}`);
        this.cache.forget(`business-at:${data.slug}`);
        this.purgeSoon('recent');
      }),
      // Whatever was said while NATS was away was missed.
      this.notices.onReconnect(() => this.cache.outdateAll()),
    ];
    this.tables.onChange((changed) => {
      if (changed === 'names') this.purgeSoon('reference');
      this.purgeSoon('counts');
    });
  }

  onModuleDestroy(): void {
    this.subscriptions.forEach((unsubscribe) => unsubscribe());
    this.throttles.forEach((throttle) => throttle.stop());
  }

  private purgeSoon(tag: PageTag): void {
    const throttle = this.throttles.get(tag) ?? new Throttle(LISTS_AT_MOST_EVERY_MS, () => this.cache.purge(tag));
    this.throttles.set(tag, throttle);
    throttle.call();
  }
}
