import { DomainError } from '@tedarik/service-kit';
import { LRUCache } from 'lru-cache';
import { EncodedBytes } from '../delivery/encoded-bytes.js';
import { PageReads, type PageTag } from './page-reads.js';

/** A page as it was rendered. */
export interface GeneratedPage {
  status: number;
  /** Content type; HTML if unset. */
  type?: string;
  location?: string;
  robots?: string;
  html: string;
  /** True if a part of the page is missing. */
  degraded: boolean;
}

/** A page as it is sent to clients. */
export interface CachedPage extends Omit<GeneratedPage, 'html' | 'degraded'> {
  content: EncodedBytes;
  /** False for a page that must not be cached anywhere: it failed, a part is missing, or it is a preview. */
  isWhole: boolean;
}

/** A page, and whether it came from the cache, was rendered now, or is a stale one in place of one that could not be rendered. */
export interface ServedPage {
  page: CachedPage;
  from: 'hit' | 'miss' | 'stale';
}

interface Entry {
  page: CachedPage;
  tags: ReadonlySet<PageTag>;
  madeAt: number;
  /** False once something that the page depends on has changed. */
  isCurrent: boolean;
}

/** A page being rendered, with the tags that were purged meanwhile. */
interface Making {
  key: string;
  reads: PageReads;
  moved: Set<PageTag>;
  everythingMoved: boolean;
}

type Make = (reads: PageReads) => Promise<GeneratedPage>;

const FRESH_MS = 60_000;
// An older complete page may replace one with a missing part, but not if it is much older.
const STALE_FOR_MS = 10 * 60_000;
const BROTLI_QUALITY = 4;
const ENTRY_BYTES = 500;

/**
 * An in-memory cache of pages by address. Each address is rendered once at a time. A page is stored only if none of its tags was purged
 * while it was rendered; it expires after 60 s. A cached page is served stale while its address cannot be rendered.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly keysByTag = new Map<PageTag, Set<string>>();
  private readonly inHand = new Set<Making>();
  /** Pages being rendered for which a new caller may wait. */
  private readonly joinable = new Map<string, { making: Making; result: Promise<ServedPage> }>();

  constructor(
    maxBytes: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.entries = new LRUCache<string, Entry>({
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => page.content.size + key.length + ENTRY_BYTES,
      dispose: ({ tags }, key) => this.unlink(key, tags),
    });
  }

  /** Bytes in use. */
  get size(): number {
    return this.entries.calculatedSize;
  }

  /** Returns the page if it is cached, current and not expired. */
  find(key: string): ServedPage | undefined {
    const entry = this.entries.get(key);
    const isFresh = entry?.isCurrent && this.now() < entry.madeAt + FRESH_MS;
    return isFresh ? { page: entry.page, from: 'hit' } : undefined;
  }

  /** Returns the page, rendering it if necessary. Throws the error of `make` if there is no cached page to serve stale. */
  get(key: string, make: Make): Promise<ServedPage> {
    const served = this.find(key);
    if (served) return Promise.resolve(served);
    return this.joinable.get(key)?.result ?? this.begin(key, make);
  }

  /** The data behind the tag has changed: pages with this tag are rendered again. */
  purge(tag: PageTag): void {
    for (const key of this.keysByTag.get(tag) ?? []) this.outdate(key);
    for (const making of this.inHand) {
      making.moved.add(tag);
      if (making.reads.tags.has(tag)) this.leaveAlone(making);
    }
  }

  /** The data behind the tag must not be shown any more: pages with this tag are not even served stale. */
  forget(tag: PageTag): void {
    this.purge(tag);
    for (const key of [...(this.keysByTag.get(tag) ?? [])]) this.entries.delete(key);
  }

  /** Anything may have changed: every page is rendered again. */
  outdateAll(): void {
    for (const key of this.entries.keys()) this.outdate(key);
    for (const making of this.inHand) {
      making.everythingMoved = true;
      this.leaveAlone(making);
    }
  }

  private begin(key: string, make: Make): Promise<ServedPage> {
    const making: Making = { key, reads: new PageReads(), moved: new Set(), everythingMoved: false };
    this.inHand.add(making);
    const result = this.makeOrStale(making, make).finally(() => {
      this.inHand.delete(making);
      this.leaveAlone(making);
    });
    this.joinable.set(key, { making, result });
    return result;
  }

  private async makeOrStale(making: Making, make: Make): Promise<ServedPage> {
    const { key } = making;
    const madeAt = this.now();
    let made: GeneratedPage;
    try {
      made = await make(making.reads);
    } catch (error) {
      const earlier = this.entries.get(key);
      // A 404 is a valid answer: only failures are replaced by a stale page.
      if (!earlier || (error instanceof DomainError && error.kind === 'not-found')) throw error;
      return { page: earlier.page, from: 'stale' };
    }
    const { degraded, isPrivate } = making.reads;
    const isWhole = made.status < 500 && !made.degraded && !degraded && !isPrivate;
    const earlier = isWhole ? undefined : this.staleOf(key, made.status);
    if (earlier) return { page: earlier, from: 'stale' };
    const page = await encoded(made, isWhole);
    if (isWhole && !hasMoved(making)) this.store(key, { page, tags: making.reads.tags, madeAt, isCurrent: true });
    return { page, from: 'miss' };
  }

  private staleOf(key: string, status: number): CachedPage | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const isFailure = status >= 500;
    return isFailure || this.now() < entry.madeAt + STALE_FOR_MS ? entry.page : undefined;
  }

  private store(key: string, entry: Entry): void {
    this.entries.set(key, entry);
    if (!this.entries.has(key)) return; // larger than the whole cache
    for (const tag of entry.tags) {
      const keys = this.keysByTag.get(tag) ?? new Set();
      this.keysByTag.set(tag, keys.add(key));
    }
  }

  private unlink(key: string, tags: ReadonlySet<PageTag>): void {
    for (const tag of tags) {
      const keys = this.keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.keysByTag.delete(tag);
    }
  }

  private outdate(key: string): void {
    const entry = this.entries.peek(key);
    if (entry) entry.isCurrent = false;
  }

  /** Detaches a running render, so that new callers do not get data that was read before the change. */
  private leaveAlone(making: Making): void {
    if (this.joinable.get(making.key)?.making === making) this.joinable.delete(making.key);
  }
}

const hasMoved = ({ reads, moved, everythingMoved }: Making): boolean =>
  everythingMoved || [...reads.tags].some((tag) => moved.has(tag));

async function encoded(made: GeneratedPage, isWhole: boolean): Promise<CachedPage> {
  const { status, type, location, robots, html } = made;
  return { status, type, location, robots, isWhole, content: await EncodedBytes.of(html, BROTLI_QUALITY) };
}
