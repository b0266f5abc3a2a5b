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
import { AddressBook } from '../seo/sitemap/address-book.js';
import { KeptCounts } from '../search/kept-counts.js';
import { Throttle } from '../throttle.js';
import { PageCache } from '../page-cache/page-cache.js';
import type { PageTag } from '../page-cache/page-reads.js';

// During an import every second brings hundreds of changes: lists are then made once a second, and after an edit.
const LISTS_AT_MOST_EVERY_MS: Record<Lane, number> = { live: 100, bulk: 1_000 };

/**
 * Tells the page cache what has changed. What was read from the index is known to have changed when the indexer says
 * that it is visible; what was read from an owner, by the owner's event.
 */
@Injectable()
export class PagePurges implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly throttles = new Map<string, Throttle>();
  private subscriptions: (() => void)[] = [];

  constructor(
    private readonly cache: PageCache,
    private readonly notifications: Notifications,
    private readonly tables: ReferenceTablesService,
    private readonly addresses: AddressBook,
    private readonly counts: KeptCounts,
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
      // Not even shown while its owner is away: it may be hidden for what it says.
      this.notifications.onEvent(ReviewWithdrawn, ({ data }) => this.cache.forget(`reviews:${data.businessId}`)),
      this.notifications.onEvent(SeoTextChanged, ({ data }) => this.cache.purge(`seo-text:${data.kind}:${data.key}`)),
      this.notifications.onEvent(DistrictChanged, ({ data }) => this.cache.purge(`district:${data.id}`)),
      // Whatever was said while NATS was away was missed.
      this.notifications.onReconnect(() => {
        this.counts.forget();
        this.cache.outdateAll();
      }),
    ];
    this.tables.onChange((changed) => {
      // Loaded a few times a second at most.
      if (changed === 'names') this.cache.purge('reference');
      this.cache.purge('counts');
    });
    this.addresses.onChange((lane) => this.purgeSoon('addresses', lane));
  }

  onModuleDestroy(): void {
    this.subscriptions.forEach((unsubscribe) => unsubscribe());
    this.throttles.forEach((throttle) => throttle.stop());
  }

  /** A post that nobody may read any more is not even shown while its owner is away. */
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
    // First: a page that is made from now on must not say what was counted before.
    if (tag === 'businesses-list') this.counts.forget();
    this.cache.purge(tag);
  }
}
