import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import {
  BlogCategoryChanged,
  BlogCategoryDeleted,
  BusinessChanged,
  BusinessDeleted,
  BusinessesIndexed,
  CommentsChanged,
  DistrictChanged,
  PostChanged,
  PostDeleted,
  SeoTextChanged,
  ProductChanged,
  ProductDeleted,
  ProductsIndexed,
  RatingChanged,
  ReviewPosted,
  ReviewWithdrawn,
  type Lane,
} from '@tedarik/events';
import { Notifications } from '@tedarik/messaging';
import { ReferenceTablesService } from '../reference-tables/reference-tables.service.js';
import { SitemapCache } from '../seo/sitemap/sitemap-cache.js';
import { ListCountsCache } from '../search/list-counts-cache.js';
import { Throttle } from '../throttle.js';
import { PageCache } from '../page-cache/page-cache.js';
import type { PageTag } from '../page-cache/page-reads.js';

// An import causes hundreds of changes a second, so lists are purged at most once a second for bulk changes, and almost at once after an
// edit.
const LISTS_AT_MOST_EVERY_MS: Record<Lane, number> = { live: 100, bulk: 1_000 };

/**
 * Purges the page cache on changes. Data from the index is purged when the indexer reports that a change is visible there; data from an
 * owning service by that service's event.
 */
@Injectable()
export class PagePurges implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly throttles = new Map<string, Throttle>();
  private subscriptions: (() => void)[] = [];

  constructor(
    private readonly cache: PageCache,
    private readonly notifications: Notifications,
    private readonly tables: ReferenceTablesService,
    private readonly addresses: SitemapCache,
    private readonly counts: ListCountsCache,
  ) {}

  onApplicationBootstrap(): void {
    this.subscriptions = [
      this.notifications.on(BusinessesIndexed, ({ lane }) => this.purgeSoon('businesses-list', lane)),
      this.notifications.on(ProductsIndexed, ({ lane }) => this.purgeSoon('products-list', lane)),
      this.notifications.onEvent(ProductChanged, ({ data, lane }) => {
        data.businessIds.forEach((id) => this.cache.purge(`business:${id}`));
        if (data.businessIds.length > 0) this.cache.purge(`product:${data.id}`);
        else this.cache.forget(`product:${data.id}`);
        this.purgeSoon('product-addresses', lane);
      }),
      this.notifications.onEvent(ProductDeleted, ({ data, lane }) => {
        this.cache.forget(`product:${data.id}`);
        this.purgeSoon('product-addresses', lane);
      }),
      this.notifications.onEvent(BusinessChanged, ({ data, lane }) => {
        for (const tag of [`business:${data.id}`, `business-at:${data.slug}`] as const) {
          if (data.status === 'active') this.cache.purge(tag);
          else this.cache.forget(tag);
        }
        this.purgeSoon('directory-list', lane);
      }),
      this.notifications.onEvent(BusinessDeleted, ({ data, lane }) => {
        this.cache.forget(`business:${data.id}`);
        this.cache.forget(`business-at:${data.slug}`);
        this.purgeSoon('directory-list', lane);
      }),
      this.notifications.onEvent(PostChanged, ({ data }) => this.postChanged(data, data.post !== null)),
      this.notifications.onEvent(PostDeleted, ({ data }) => this.postChanged(data, false)),
      this.notifications.onEvent(CommentsChanged, ({ data }) => this.cache.purge(`post:${data.postId}`)),
      this.notifications.onEvent(BlogCategoryChanged, ({ lane }) => this.purgeSoon('posts-list', lane)),
      this.notifications.onEvent(BlogCategoryDeleted, ({ lane }) => this.purgeSoon('posts-list', lane)),
      this.notifications.onEvent(ReviewPosted, ({ data }) => this.cache.purge(`reviews:${data.businessId}`)),
      this.notifications.onEvent(RatingChanged, ({ data }) => this.cache.purge(`reviews:${data.businessId}`)),
      // Not served stale either: the review may have been hidden because of its content.
      this.notifications.onEvent(ReviewWithdrawn, ({ data }) => this.cache.forget(`reviews:${data.businessId}`)),
      this.notifications.onEvent(SeoTextChanged, ({ data }) => this.cache.purge(`seo-text:${data.kind}:${data.key}`)),
      this.notifications.onEvent(DistrictChanged, ({ data }) => this.cache.purge(`district:${data.id}`)),
      // Events published while NATS was down were missed.
      this.notifications.onReconnect(() => {
        this.counts.forget();
        this.cache.outdateAll();
      }),
    ];
    this.tables.onChange((changed) => {
      // The tables are loaded at most a few times a second, so this needs no throttle.
      if (changed === 'names') this.cache.purge('reference');
      this.cache.purge('counts');
    });
    this.addresses.onChange((lane) => this.purgeSoon('addresses', lane));
  }

  onModuleDestroy(): void {
    this.subscriptions.forEach((unsubscribe) => unsubscribe());
    this.throttles.forEach((throttle) => throttle.stop());
  }

  /** A post that is no longer public is not served stale either. */
  private postChanged({ id, slug }: { id: string; slug: string }, isPublic: boolean): void {
    for (const tag of [`post:${id}`, `post-at:${slug}`] as const) {
      if (isPublic) this.cache.purge(tag);
      else this.cache.forget(tag);
    }
    this.purgeSoon('posts-list', 'live');
  }

  private purgeSoon(tag: PageTag, lane: Lane): void {
    const key = `${lane} ${tag}`;
    const throttle = this.throttles.get(key) ?? new Throttle(LISTS_AT_MOST_EVERY_MS[lane], () => this.purge(tag));
    this.throttles.set(key, throttle);
    throttle.call();
  }

  private purge(tag: PageTag): void {
    // Counts first: a page rendered from now on must not contain old counts.
    if (tag === 'businesses-list') this.counts.forget();
    this.cache.purge(tag);
  }
}
