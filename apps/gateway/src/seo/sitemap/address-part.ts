import type { ListPublicAddresses, RequestOf } from '@tedarik/commands';
import type { SitemapBatch } from './sitemap-files.js';

/** Where a business stands in the order of the site map: oldest first, of one moment the highest id first. */
export type SitemapPosition = NonNullable<RequestOf<typeof ListPublicAddresses>['after']>;

/** After `after`, up to and including `until`; null is open. */
export interface Stretch {
  after: SitemapPosition | null;
  until: SitemapPosition | null;
}

/** The site map's entries of the public businesses of one stretch, and whether they may have changed since. */
export class AddressPart {
  private isOutdated: boolean;
  private isBeingRead = false;
  /** Made when it is first requested: an undone import deletes thousands. */
  private paths: ReadonlySet<string> | undefined;

  private constructor(
    readonly stretch: Stretch,
    readonly entries: SitemapBatch,
    /** By performance.now(); -Infinity when it was never read. */
    private readonly endsAt: number,
  ) {
    this.isOutdated = endsAt === -Infinity;
  }

  /** All businesses, none of which has been read. */
  static unread(): AddressPart {
    return new AddressPart({ after: null, until: null }, [], -Infinity);
  }

  isCurrent(now: number): boolean {
    return !this.isOutdated && now < this.endsAt;
  }

  covers(place: SitemapPosition): boolean {
    const { after, until } = this.stretch;
    return (!after || isLater(place, after)) && (!until || !isLater(place, until));
  }

  mayHold(path: string): boolean {
    this.paths ??= new Set(this.entries.map((entry) => entry.path));
    return this.isBeingRead || this.paths.has(path);
  }

  outdate(): void {
    this.isOutdated = true;
  }

  /** Takes its place when read anew: what changes while `read` runs outdates that too. */
  async replacedBy(read: () => Promise<{ stretch: Stretch; entries: SitemapBatch }[]>, endsAt: number) {
    this.isOutdated = false;
    this.isBeingRead = true;
    try {
      const parts = (await read()).map(({ stretch, entries }) => new AddressPart(stretch, entries, endsAt));
      if (this.isOutdated) parts.forEach((part) => part.outdate());
      return parts;
    } catch (error) {
      this.isOutdated = true;
      throw error;
    } finally {
      this.isBeingRead = false;
    }
  }
}

const isLater = (one: SitemapPosition, other: SitemapPosition): boolean =>
  one.createdAt === other.createdAt ? one.id < other.id : one.createdAt > other.createdAt;
