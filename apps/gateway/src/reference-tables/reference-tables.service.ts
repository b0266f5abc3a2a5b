import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { allReferenceTables, GetReferenceTables } from '@tedarik/commands';
import { CategoryChanged, CategoryDeleted, CountsRecounted, DistrictChanged, DistrictDeleted } from '@tedarik/events';
import { RequestClient, Notifications } from '@tedarik/messaging';
import { hashOf } from '@tedarik/service-kit';
import type { PageReads } from '../page-cache/page-reads.js';
import { Throttle } from '../throttle.js';
import { Tables } from './tables.js';

const RELOAD_EVERY_MS = 60_000;
const AT_MOST_EVERY_MS = 250;
const RETRY_AFTER_MS = 1_000;

/** Called after each load that changed something: `names` for names and slugs, `counts` for numbers of businesses only. */
type ChangeListener = (changed: 'names' | 'counts') => void;

/**
 * Caches the directory's reference tables. They are reloaded on events of the directory and every minute; the last version is used while a
 * reload fails.
 */
@Injectable()
export class ReferenceTablesService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('ReferenceTables');
  private readonly reload = new Throttle(AT_MOST_EVERY_MS, () => void this.loadOrRetry());
  private readonly listeners = new Set<ChangeListener>();
  private subscriptions: (() => void)[] = [];
  private current: Tables | undefined;
  private hashes = { names: '', counts: '' };
  private loading: Promise<Tables> | undefined;
  private clock: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isAway = false;

  constructor(
    private readonly requests: RequestClient,
    private readonly notifications: Notifications,
  ) {}

  onApplicationBootstrap(): void {
    const { call } = this.reload;
    this.subscriptions = [
      this.notifications.onEvent(CategoryChanged, call),
      this.notifications.onEvent(CategoryDeleted, call),
      this.notifications.onEvent(DistrictChanged, call),
      this.notifications.onEvent(DistrictDeleted, call),
      this.notifications.onEvent(CountsRecounted, call),
      this.notifications.onReconnect(call),
    ];
    this.clock = setInterval(call, RELOAD_EVERY_MS).unref();
    call();
  }

  onModuleDestroy(): void {
    this.subscriptions.forEach((unsubscribe) => unsubscribe());
    this.reload.stop();
    clearInterval(this.clock);
    clearTimeout(this.retry);
  }

  /** Returns the tables and adds their tag to the page. Throws RequestFailed if they have never been loaded. */
  async read(reads: PageReads): Promise<Tables> {
    reads.from('reference');
    return this.current ?? this.load();
  }

  onChange(listener: ChangeListener): void {
    this.listeners.add(listener);
  }

  private async loadOrRetry(): Promise<void> {
    clearTimeout(this.retry);
    try {
      await this.loading?.catch(() => undefined); // wait for a load that began before the change
      await this.load();
      if (this.isAway) this.log.log('Reference tables are loaded again');
      this.isAway = false;
    } catch (error) {
      if (!this.isAway) this.log.warn(`Reference tables could not be loaded, retrying: ${String(error)}`);
      this.isAway = true;
      this.retry = setTimeout(this.reload.call, RETRY_AFTER_MS).unref();
    }
  }

  private load(): Promise<Tables> {
    this.loading ??= this.loadFromOwner().finally(() => (this.loading = undefined));
    return this.loading;
  }

  private async loadFromOwner(): Promise<Tables> {
    const rows = await allReferenceTables((request) => this.requests.send(GetReferenceTables, request));
    const counts = hashOf(rows);
    if (this.current && counts === this.hashes.counts) return this.current;
    const names = hashOf(Object.values(rows).map((table) => table.map((row) => ({ ...row, businessCount: 0 }))));
    const changed = names === this.hashes.names ? 'counts' : 'names';
    this.hashes = { names, counts };
    this.current = new Tables(rows);
    this.listeners.forEach((listener) => listener(changed));
    return this.current;
  }
}
