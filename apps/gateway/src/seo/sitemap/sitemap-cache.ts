import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ListPublicAddresses, type ReplyOf } from '@tedarik/commands';
import { BusinessChanged, BusinessDeleted, type Lane } from '@tedarik/events';
import { RequestClient, Notifications } from '@tedarik/messaging';
import { WebBundle } from '../../web-bundle/web-bundle.js';
import { SitemapSegment, type SitemapRange } from './sitemap-segment.js';
import type { SitemapBatch } from './sitemap-files.js';

const AT_ONCE = 1_000;
// A change whose event was lost becomes visible after at most twice this time.
const KEPT_MS = 5 * 60_000;

type Listener = (lane: Lane) => void;

/**
 * The site map's entries of all public businesses, oldest first, in parts of a thousand. Only changed parts are requested again: an edit
 * affects one part, a new business the last one.
 */
@Injectable()
export class SitemapCache implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly site = this.web.entry.SITE_MAP;
  private readonly listeners = new Set<Listener>();
  private subscriptions: (() => void)[] = [];
  private parts = [SitemapSegment.unread()];
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly requests: RequestClient,
    private readonly notifications: Notifications,
    private readonly web: WebBundle,
  ) {}

  onApplicationBootstrap(): void {
    this.subscriptions = [
      this.notifications.onEvent(BusinessChanged, ({ data, lane }) => this.outdate((part) => part.covers(data), lane)),
      this.notifications.onEvent(BusinessDeleted, ({ data, lane }) => {
        const path = this.site.business(data.slug);
        this.outdate((part) => part.mayHold(path), lane);
      }),
      // Events published while NATS was down were missed.
      this.notifications.onReconnect(() => {
        this.parts = [SitemapSegment.unread()];
      }),
    ];
  }

  onModuleDestroy(): void {
    this.subscriptions.forEach((unsubscribe) => unsubscribe());
  }

  /** The listener is called for each change, as soon as `read` would return it. */
  onChange(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** Returns the entries as the directory has them now; an unchanged part is the same array as before. Throws RequestFailed. */
  read(): Promise<SitemapBatch[]> {
    const read = this.turn.then(() => this.readOutdated());
    this.turn = read.catch(() => undefined);
    return read;
  }

  private outdate(isMeant: (part: SitemapSegment) => boolean, lane: Lane): void {
    this.parts.filter(isMeant).forEach((part) => part.outdate());
    this.listeners.forEach((listener) => listener(lane));
  }

  private async readOutdated(): Promise<SitemapBatch[]> {
    const { parts } = this;
    const now = performance.now();
    for (const part of parts.filter((part) => !part.isCurrent(now))) {
      // Random, so that the parts do not all expire at the same time.
      const endsAt = now + KEPT_MS * (1 + Math.random());
      const replacement = await part.replacedBy(() => this.entriesOf(part.stretch), endsAt);
      parts.splice(parts.indexOf(part), 1, ...replacement);
    }
    return parts.map(({ entries }) => entries);
  }

  private async entriesOf({ after, until }: SitemapRange): Promise<{ stretch: SitemapRange; entries: SitemapBatch }[]> {
    const found: { stretch: SitemapRange; entries: SitemapBatch }[] = [];
    for (let from = after; ;) {
      const request = { after: from, until, limit: AT_ONCE };
      const { addresses, next }: ReplyOf<typeof ListPublicAddresses> = await this.requests.send(
        ListPublicAddresses,
        request,
      );
      const entries = addresses.map(({ slug, updatedAt }) => ({
        path: this.site.business(slug),
        changedAt: updatedAt,
      }));
      const isLast = next === null || next.id === until?.id;
      found.push({ stretch: { after: from, until: isLast ? until : next }, entries });
      if (isLast) return found;
      from = next;
    }
  }
}
