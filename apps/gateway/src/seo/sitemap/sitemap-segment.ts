import type { ListPublicAddresses, RequestOf } from '@tedarik/commands';
import type { SitemapBatch } from './sitemap-files.js';

/** Position of a business in the site map: oldest first, and the highest id first among those of the same moment. */
export type SitemapPosition = NonNullable<RequestOf<typeof ListPublicAddresses>['after']>;

/** The range after `after`, up to and including `until`; null means open. */
export interface SitemapRange {
  after: SitemapPosition | null;
  until: SitemapPosition | null;
}

/** The site map's entries of the public businesses in one range, and whether they may be outdated. */
export class SitemapSegment {
  private isOutdated: boolean;
  private isBeingRead = false;
  /** Built on first use. Needed for lookups, because undoing an import deletes thousands of businesses. */
  private paths: ReadonlySet<string> | undefined;

  private constructor(
    readonly stretch: SitemapRange,
    readonly entries: SitemapBatch,
    /** By performance.now(); -Infinity if never read. */
    private readonly endsAt: number,
  ) {
    this.isOutdated = endsAt === -Infinity;
  }

  /** The range of all businesses, not read yet. */
  static unread(): SitemapSegment {
    return new SitemapSegment({ after: null, until: null }, [], -Infinity);
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

  /** Reads the range again and returns the new parts. A change during `read` outdates the new parts too. */
  async replacedBy(read: () => Promise<{ stretch: SitemapRange; entries: SitemapBatch }[]>, endsAt: number) {
    this.isOutdated = false;
    this.isBeingRead = true;
    try {
      const parts = (await read()).map(({ stretch, entries }) => new SitemapSegment(stretch, entries, endsAt));
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
